import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { readArrival } from './arrival.ts'
import { login, warmIdentity } from './session.ts'

export interface LoginRules {
  /** Judges a form by rules of its own in place of the browser's; false keeps it from being sent. */
  readonly accepts?: (form: HTMLFormElement, email: string, password: string) => boolean
  /** Milliseconds between submitting and sending. */
  readonly delay?: number
  /** The words of the toast when logging in fails. */
  readonly describeFailure: (error: unknown) => string
}

/** E-mail, password and LOGIN. After the login it goes where the visitor was going, else to the dashboard. */
export function LoginForm({ rules }: { readonly rules: LoginRules }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const location = useLocation()
  const { from, email: knownEmail } = readArrival(location.state)

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
      navigate(from, { replace: location.pathname === paths.login })
    } catch (error) {
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
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={knownEmail}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <Button type="submit" busy={busy} className="w-full">
        LOGIN
      </Button>
      <p className="mt-4 text-center text-sm text-soft">
        New here? <Link to={paths.register}>Register</Link>
      </p>
    </form>
  )
}
