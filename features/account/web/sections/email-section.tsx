import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import * as text from './account.en.tsx'
import { requestNewEmail, sendConfirmation } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import { useFreshly } from './fresh-login.tsx'
import type { AccountView } from './read-account.ts'

export function EmailSection({ account }: { readonly account: AccountView }) {
  const [asked, setAsked] = useState<string | null>(null)
  const { busy, run } = useTask()
  const freshly = useFreshly()
  const field = useRef<HTMLInputElement>(null)
  // A link led here: the section comes after the page.
  useEffect(() => {
    if (location.hash !== '#email') return
    document.getElementById('email')?.scrollIntoView()
    field.current?.focus({ preventScroll: true })
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('newEmail')).trim()
    if (!(await run(() => freshly(() => requestNewEmail(email))))) return
    setAsked(email)
    form.reset()
  }

  return (
    <AccountSection title={text.emailTitle} name="email" note={text.emailNote}>
      <Current account={account} />
      <form onSubmit={submit}>
        <TextField
          ref={field}
          label={text.newEmail}
          name="newEmail"
          type="email"
          autoComplete="email"
          required
        />
        <div role="status">
          {asked !== null && (
            <p className="mb-4">{text.linkSent(<strong className="wrap-anywhere">{asked}</strong>)}</p>
          )}
        </div>
        <Button type="submit" look="outline" busy={busy}>
          {text.changeEmail}
        </Button>
      </form>
    </AccountSection>
  )
}

function Current({ account: { email, isConfirmed } }: { readonly account: AccountView }) {
  const { busy, run } = useTask()
  const [isSent, setSent] = useState(false)
  return (
    <div className="mb-5">
      <p className="wrap-anywhere">
        <strong>{email}</strong>
      </p>
      {isConfirmed ? (
        <p className="flex items-center gap-1.5 text-sm text-soft">
          <CheckIcon className="size-4 text-spring" strokeWidth={3} /> {text.confirmed}
        </p>
      ) : (
        <>
          <p className="mb-3 text-sm text-soft">{text.notConfirmed}</p>
          <div role="status">{isSent && <p className="mb-3">{text.confirmationSent(email)}</p>}</div>
          <Button
            look="outline"
            busy={busy}
            onClick={async () => (await run(sendConfirmation)) && setSent(true)}
          >
            {isSent ? text.sendAgain : text.sendConfirmation}
          </Button>
        </>
      )}
    </div>
  )
}
