import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { renewPage } from '#platform/web/lib/offline/renew-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
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

interface LoginFormProps {
  readonly rules: LoginRules
  /** Told when a login begins and when it has failed; after one that succeeds the page is left. */
  readonly onBusy?: (isBusy: boolean) => void
}

const loadFailures = () => import('../failures/describe-failure.tsx')

/** After the login it goes where the visitor was going, else to the dashboard. */
export function LoginForm({ rules, onBusy }: LoginFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const navigate = useNavigate()
  const location = useLocation()
  const arrival = readArrival(location.state)
  const [email, setEmail] = useState(arrival.email ?? arrival.typedEmail ?? '')
  const password = useRef<HTMLInputElement>(null)
  const toMailLink = { from: arrival.from, typedEmail: email } satisfies Arrival
  const isRegistered = arrival.email !== undefined
  // What was typed before the page listened: at once, for the tap that brings it to life may be one on a link below.
  useLayoutEffect(() => setEmail(password.current?.form?.email.value), [])
  useEffect(() => {
    // The e-mail is filled in.
    if (isRegistered) password.current?.focus()
  }, [isRegistered])

  function wait(isBusy: boolean): void {
    setBusy(isBusy)
    onBusy?.(isBusy)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email'))
    const password = String(form.get('password'))
    setFailure('')
    if (rules.accepts && !rules.accepts(event.currentTarget, email, password)) return
    wait(true)
    loadFailures().catch(() => {})
    try {
      if (rules.delay) await new Promise((resolve) => setTimeout(resolve, rules.delay))
      await login(email, password)
      navigate(arrival.from, { replace: location.pathname === paths.login })
    } catch (error) {
      if (await renewPage(error, { from: arrival.from, typedEmail: email } satisfies Arrival)) return
      showToast(rules.describeFailure(error), 'alert-error')
      wait(false)
      await explain(error)
    }
  }

  /** The toast has the provider's words, and is gone after a moment (S8.7, S8.8). */
  async function explain(error: unknown): Promise<void> {
    try {
      setFailure((await loadFailures()).describeFailure(error))
      password.current?.focus()
    } catch {
      // Without a connection the toast has to do.
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
      <PasswordField
        ref={password}
        label={text.password}
        name="password"
        autoComplete="current-password"
        required
        error={
          failure && (
            <>
              {failure}{' '}
              <Link to={paths.forgotPassword} state={toMailLink} className="text-link">
                {text.forgotPassword}
              </Link>
            </>
          )
        }
      />
      <Button type="submit" busy={busy} className="w-full">
        {text.submit}
      </Button>
      <p className="mt-1 flex flex-wrap justify-center gap-x-6 text-sm text-soft">
        {!failure && (
          <Link to={paths.forgotPassword} state={toMailLink} className="text-link">
            {text.forgotPassword}
          </Link>
        )}
        <Link to={paths.signInLink} state={toMailLink} className="text-link">
          {text.byLink}
        </Link>
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-sm text-soft">
        {text.newHere}
        <Link to={paths.register} className="text-link">
          {text.register}
        </Link>
      </p>
    </form>
  )
}
