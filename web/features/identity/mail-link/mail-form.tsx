import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useEarlySubmit } from '#web/lib/early-submit.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { type Arrival, readArrival } from '../arrival.ts'
import { warmIdentity } from '../session.ts'

type MailCalls = typeof import('./mail-calls.ts')

interface MailFormProps {
  readonly title: string
  readonly button: string
  readonly send: (calls: MailCalls, email: string, from: string) => Promise<void>
  /** Said once the mail is sent. */
  readonly sent: (email: string) => ReactNode
  readonly children: ReactNode
}

/** Asks for an e-mail and mails a link there; the part that sends is loaded when it is needed. */
export function MailForm({ title, button, send, sent, children }: MailFormProps) {
  useEarlySubmit()
  const arrival = readArrival(useLocation().state)
  const [email, setEmail] = useState(arrival.typedEmail ?? arrival.email ?? '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wanted = String(new FormData(event.currentTarget).get('email')).trim()
    setBusy(true)
    let describe = (_: unknown) => 'We cannot be reached. Check your connection and try again.'
    try {
      const calls = await import('./mail-calls.ts')
      describe = calls.describeFailure
      await send(calls, wanted, arrival.from)
      setEmail(wanted)
      setSentTo(wanted)
    } catch (error) {
      showToast(describe(error), 'alert-error')
    }
    setBusy(false)
  }

  return (
    <div className="form-page">
      <Ticket stub={<h1 className="text-4xl">{title}</h1>}>
        <div role="status">{sentTo !== null && sent(sentTo)}</div>
        {sentTo === null && <div className="mb-5 text-soft">{children}</div>}
        <form method="dialog" onSubmit={submit} onFocus={warmIdentity} onPointerDown={warmIdentity}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" look={sentTo === null ? 'solid' : 'outline'} busy={busy} className="w-full">
            {sentTo === null ? button : 'Send it again'}
          </Button>
        </form>
        <p className="mt-4 text-center text-sm text-soft">
          <Link to={paths.login} state={{ from: arrival.from, typedEmail: email } satisfies Arrival}>
            Back to the login
          </Link>
        </p>
      </Ticket>
    </div>
  )
}
