import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { type Arrival, readArrival } from '../arrival.ts'
import { warmIdentity } from '../session.ts'
import * as text from './mail-link.en.tsx'

interface MailFormProps {
  readonly title: string
  readonly note: string
  readonly action: 'sendResetMail' | 'sendLoginMail'
  readonly sent: (email: ReactNode) => ReactNode
}

/** The part that sends is loaded when it is needed. */
function MailForm({ title, note, action, sent }: MailFormProps) {
  const arrival = readArrival(useLocation().state)
  const [email, setEmail] = useState(arrival.typedEmail ?? arrival.email ?? '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wanted = String(new FormData(event.currentTarget).get('email')).trim()
    setBusy(true)
    let describe = (_: unknown) => text.unreachable
    try {
      const calls = await import('./mail-calls.ts')
      describe = calls.describeFailure
      await calls[action](wanted, arrival.from)
      setEmail(wanted)
      setSentTo(wanted)
    } catch (error) {
      showToast(describe(error), 'alert-error')
    }
    setBusy(false)
  }

  return (
    <TicketPage title={title}>
      <div role="status">
        {sentTo !== null && (
          <p className="mb-5">{sent(<strong className="wrap-anywhere">{sentTo}</strong>)}</p>
        )}
      </div>
      {sentTo === null && (
        <div className="mb-5 text-soft">
          <p>{note}</p>
        </div>
      )}
      <form method="dialog" onSubmit={submit} onFocus={warmIdentity} onPointerDown={warmIdentity}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look={sentTo === null ? 'solid' : 'outline'} busy={busy} className="w-full">
          {sentTo === null ? text.send : text.sendAgain}
        </Button>
      </form>
      <p className="mt-4 text-center text-sm text-soft">
        <Link to={paths.login} state={{ from: arrival.from, typedEmail: email } satisfies Arrival}>
          {text.backToLogin}
        </Link>
      </p>
    </TicketPage>
  )
}

/** The answer is the same whether or not there is an account with the e-mail. */
export function ForgotPasswordPage() {
  return (
    <MailForm title={text.resetTitle} note={text.resetNote} action="sendResetMail" sent={text.resetSent} />
  )
}

export function SignInLinkPage() {
  return (
    <MailForm title={text.signInTitle} note={text.signInNote} action="sendLoginMail" sent={text.signInSent} />
  )
}
