import { createContext, type ReactNode, use, useState } from 'react'
import { failureCode } from '../describe-failure.ts'
import { CalledOff } from '../use-task.ts'
import { FreshLoginDialog } from './fresh-login-dialog.tsx'
import type { AccountView } from './read-account.ts'

type Freshly = <T>(task: () => Promise<T>) => Promise<T>

const FreshLogin = createContext<Freshly>((task) => task())

/** Runs a task that may want a fresh login: then that is asked for in a dialog, and the task is run again. */
export const useFreshly = () => use(FreshLogin)

interface FreshLoginProviderProps {
  readonly account: AccountView
  readonly children: ReactNode
}

/** Asks for a fresh login where the identity service demands one (auth/requires-recent-login). */
export function FreshLoginProvider({ account, children }: FreshLoginProviderProps) {
  const [settle, setSettle] = useState<((isFresh: boolean) => void) | null>(null)

  async function freshly<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task()
    } catch (error) {
      if (failureCode(error) !== 'requires-recent-login') throw error
    }
    const isFresh = await new Promise<boolean>((resolve) => setSettle(() => resolve))
    setSettle(null)
    if (!isFresh) throw new CalledOff()
    return task()
  }

  return (
    <FreshLogin value={freshly}>
      {children}
      {settle && <FreshLoginDialog account={account} onSettled={settle} />}
    </FreshLogin>
  )
}
