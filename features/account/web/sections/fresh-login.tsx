import { createContext, type ReactNode, use, useState } from 'react'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { CalledOff } from '#features/identity/web/failures/use-task.ts'
import { FreshLoginDialog } from './fresh-login-dialog.tsx'
import type { AccountView } from './read-account.ts'

type Freshly = <T>(task: () => Promise<T>) => Promise<T>

const FreshLogin = createContext<Freshly>((task) => task())

/** Runs a task that may want a fresh login (auth/requires-recent-login), asks for it in a dialog, and runs it again. */
export const useFreshly = () => use(FreshLogin)

interface FreshLoginProviderProps {
  readonly account: AccountView
  readonly children: ReactNode
}

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
