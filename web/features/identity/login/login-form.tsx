import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { renewPage } from '#web/lib/renew-page.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { type Arrival, readArrival } from '../arrival.ts'
import * as text from '../login.en.ts'
import { login, warmIdentity } from '../session.ts'

export interface LoginRules {
  /** Judges a form by rules of its own in place of the browser's; false keeps it from being sent. */
  readonly accepts?: (form: HTMLFormElement, email: string, password: string) => boolean
  /** In ms, between submitting and sending. */
  readonly delay?: number
  readonly describeFailure: (error: unknown) => string
}

/** After the login it goes where the visitor was going, else to the dashboard. */
export function LoginForm({ rules }: { readonly rules: LoginRules }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const location = useLocation()
  const arrival = readArrival(location.state)
  const [email, setEmail] = useState(arrival.email ?? arrival.typedEmail ?? '')
  const toMailLink = { from: arrival.from, typedEmail: email } satisfies Arrival

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email'))
    const password = String(form.get('password'))
    if (rules.accepts && !rules.accepts(event.currentTarget, email, password)) return
    setBusy(true)
    try {
      if (rules.delay) await new Promise((resolve) => setTimeout(resolve, rules.delay))
      await login(email, password)
      navigate(arrival.from, { replace: location.pathname === paths.login })
    } catch (error) {
      if (await renewPage(error, { from: arrival.from, typedEmail: email } satisfies Arrival)) return
      showToast(rules.describeFailure(error), 'alert-error')
      setBusy(false)
    }
  }

  return (
    <form
      method="dialog"
      noValidate={!!rules.accepts}
      onSubmit={submit}
      onFocus={warmIdentity}
      onPointerDown={warmIdentity}
    >
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField label={text.password} name="password" autoComplete="current-password" required />
      <Button type="submit" busy={busy} className="w-full">
        {text.submit}
      </Button>
      <p className="mt-4 text-center text-sm text-soft">
        {text.newHere} <Link to={paths.register}>{text.register}</Link>
      </p>
      <p className="mt-2 text-center text-sm text-soft">
        <Link to={paths.forgotPassword} state={toMailLink}>
          {text.forgotPassword}
        </Link>
        {' · '}
        <Link to={paths.signInLink} state={toMailLink}>
          {text.byLink}
        </Link>
      </p>
    </form>
  )
}
