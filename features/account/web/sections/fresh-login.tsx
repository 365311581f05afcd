import { createContext, type FormEvent, type ReactNode, use, useState } from 'react'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { CalledOff, useTask } from '#features/identity/web/failures/use-task.ts'
import { continueWith } from '#features/identity/web/login.en.ts'
import { sendLoginMail } from '#features/identity/web/mail-link/mail-calls.ts'
import { startProviderVisit } from '#features/identity/web/providers/provider-visit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import * as text from './account.en.tsx'
import { confirmPassword } from './account-calls.ts'
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

interface FreshLoginDialogProps {
  readonly account: AccountView
  /** False when the dialog was closed without a login. */
  readonly onSettled: (isFresh: boolean) => void
}

/** Asks for a login once more, by password or by any other way that the account knows. */
export function FreshLoginDialog({ account, onSettled }: FreshLoginDialogProps) {
  const returnTo = location.pathname + location.search
  // Toasts lie under a dialog, so what there is to say is said in it.
  const [words, setWords] = useState('')
  const { busy, run } = useTask(setWords)

  async function submit(event: FormEvent<HTMLFormElement>, close: () => void) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (!(await run(() => confirmPassword(password)))) return
    onSettled(true)
    close()
  }

  async function sendLink() {
    if (await run(() => sendLoginMail(account.email, returnTo))) setWords(text.freshLinkSent)
  }

  return (
    <Dialog title={text.freshTitle} onClose={() => onSettled(false)}>
      {(close) => (
        <>
          <p className="mb-4">{text.freshNote}</p>
          <form onSubmit={(event) => submit(event, close)}>
            <input type="email" autoComplete="username" value={account.email} readOnly hidden />
            <PasswordField
              label={text.yourPassword}
              name="password"
              autoComplete="current-password"
              required
              autoFocus
            />
            <p role="alert" className="mb-3 empty:hidden">
              {words}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button look="outline" className="grow" onClick={close}>
                {text.notNow}
              </Button>
              <Button type="submit" busy={busy} className="grow">
                {text.logIn}
              </Button>
            </div>
          </form>
          <div className="mt-4 grid gap-3 border-t border-line pt-4">
            {account.providers
              .filter(({ isLinked }) => isLinked)
              .map(({ id, label }) => (
                <Button key={id} look="outline" onClick={() => startProviderVisit(id, 'confirm', returnTo)}>
                  {continueWith(label)}
                </Button>
              ))}
            <Button look="outline" busy={busy} onClick={sendLink}>
              {text.noPassword}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
