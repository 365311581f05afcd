import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Arrival } from '#features/identity/web/arrival.ts'
import { OtherLogins } from '#features/identity/web/login/other-logins.tsx'
import { warmIdentity } from '#features/identity/web/session.ts'
import { AgeBox, minimumAge } from '#features/site/web/age-box.tsx'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { NameInput, WalletInput } from './profile-inputs.tsx'
import * as text from './register.en.ts'

const shortestPassword = 6

/** What judges and sends the form is fetched with the first touch of it, as the identity client is. */
const loadSending = () => Promise.all([import('./profile-fields.ts'), import('./register-learner.ts')])
const loadFailures = () => import('#features/identity/web/failures/describe-failure.tsx')

/** The fields that can be to blame for a refusal, and what is said below each. */
type Faults = { readonly [Field in 'email' | 'password']?: ReactNode }

function warm(): void {
  warmIdentity()
  Promise.all([loadSending(), loadFailures()]).catch(() => {})
}

/** What the card of a guest hands over, as the router's state. */
export interface Keeping {
  readonly keeps: 'guest'
}

/** The registration page (S2.6); it ends on the login page with the e-mail filled in (S4.13). */
export function RegisterPage() {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const navigate = useNavigate()
  // Only from the card that says so: any other registration on this device may be of another person.
  const isGuest = (useLocation().state as Keeping | null)?.keeps === 'guest'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const password = String(entered.get('password'))
    setFaults({})
    if (password.length < shortestPassword) {
      showToast(text.shortPassword, 'alert-info')
      blame('password', text.shortPassword)
      return
    }
    const email = String(entered.get('email')).trim()
    setBusy(true)
    try {
      const [{ readProfileFields }, { registerLearner }] = await loadSending()
      const profile = readProfileFields(form)
      if (profile) {
        const age = Number(entered.get('age')) || undefined
        await registerLearner({ email, password, age, isGuest, ...profile })
        navigate(paths.login, { state: { email } })
        return
      }
    } catch (error) {
      await explain(error, email)
    }
    setBusy(false)
  }

  function blame(field: keyof Faults, words: ReactNode): void {
    setFaults({ [field]: words })
    fields[field].current?.focus()
  }

  /** The toast has the provider's words, and is gone after a moment (S8.9). */
  async function explain(error: unknown, email: string): Promise<void> {
    // Without a connection there may be none: then the toast has to do.
    const failures = await loadFailures().catch(() => null)
    showToast(text.failure(error, failures?.describeFailure(error)), 'alert-error')
    if (!failures) return
    const { describeFailure, failureCode } = failures
    const code = failureCode(error)
    if (code === 'email-already-in-use') blame('email', <EmailTaken email={email} />)
    else blame(code === 'invalid-email' ? 'email' : 'password', describeFailure(error))
  }

  return (
    <TicketPage title={text.title}>
      <p className="mb-4 text-soft">{text.welcome}</p>
      <form method="dialog" onSubmit={submit} onFocus={warm} onPointerDown={warm}>
        <NameInput />
        <TextField
          ref={fields.email}
          label={text.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={faults.email}
        />
        <WalletInput hint={text.walletHint} />
        <PasswordField
          ref={fields.password}
          label={text.password}
          name="password"
          autoComplete="new-password"
          required
          hint={text.passwordRule}
          error={faults.password}
        />
        {minimumAge && <AgeBox age={minimumAge} />}
        <Button type="submit" busy={busy} className="w-full">
          {text.submit}
        </Button>
        <p className="mt-3 text-sm text-soft">
          {text.agreement}{' '}
          <a href="/terms" target="_blank" rel="noreferrer" className="underline">
            {text.terms}
          </a>
          {text.and}
          <a href="/privacy" target="_blank" rel="noreferrer" className="underline">
            {text.privacy}
          </a>
          .
        </p>
        <p className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-sm text-soft">
          {text.haveAccount}
          <Link to={paths.login} className={`${buttonClass('outline')} text-ink`}>
            {text.login}
          </Link>
        </p>
      </form>
      <OtherLogins returnTo={paths.dashboard} />
    </TicketPage>
  )
}

function EmailTaken({ email }: { readonly email: string }) {
  const arrival: Arrival = { from: paths.dashboard, typedEmail: email }
  return (
    <>
      {text.emailTaken}{' '}
      <Link to={paths.login} state={arrival} className="text-link">
        {text.logInInstead}
      </Link>
    </>
  )
}
