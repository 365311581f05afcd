import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useTask } from '../use-task.ts'
import { requestNewEmail, sendConfirmation } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import { useFreshly } from './fresh-login.tsx'
import type { AccountView } from './read-account.ts'

/** The e-mail: whether it is confirmed, and a new one. */
export function EmailSection({ account }: { readonly account: AccountView }) {
  const [asked, setAsked] = useState<string | null>(null)
  const { busy, run } = useTask()
  const freshly = useFreshly()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('newEmail')).trim()
    if (!(await run(() => freshly(() => requestNewEmail(email))))) return
    setAsked(email)
    form.reset()
  }

  return (
    <AccountSection
      title="Email"
      note="What you log in with. A new one counts once you open the link we send there."
    >
      <Current account={account} />
      <form onSubmit={submit}>
        <TextField label="New email" name="newEmail" type="email" autoComplete="email" required />
        <div role="status">
          {asked !== null && (
            <p className="mb-4">
              We sent a link to <strong className="wrap-anywhere">{asked}</strong>. Your email changes when
              you open it.
            </p>
          )}
        </div>
        <Button type="submit" busy={busy}>
          Change email
        </Button>
      </form>
    </AccountSection>
  )
}

function Current({ account: { email, isConfirmed } }: { readonly account: AccountView }) {
  const { busy, run } = useTask()
  async function confirm() {
    if (await run(sendConfirmation)) showToast('The link is on its way to you.', 'alert-success')
  }
  return (
    <div className="mb-5">
      <p className="wrap-anywhere">
        <strong>{email}</strong>
      </p>
      {isConfirmed ? (
        <p className="flex items-center gap-1.5 text-sm text-soft">
          <CheckIcon className="size-4 text-spring" strokeWidth={3} /> Confirmed
        </p>
      ) : (
        <>
          <p className="mb-3 text-sm text-soft">
            Not confirmed yet. Without that we cannot be sure to reach you.
          </p>
          <Button look="outline" busy={busy} onClick={confirm}>
            Send me a link to confirm it
          </Button>
        </>
      )}
    </div>
  )
}
