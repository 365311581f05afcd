import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { OtherLogins } from '#web/features/identity/login/other-logins.tsx'
import { warmIdentity } from '#web/features/identity/session.ts'
import { useEarlySubmit } from '#web/lib/early-submit.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TicketPage } from '#web/ui/ticket.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { NameInput, OptionalInputs } from './profile-inputs.tsx'
import * as text from './register.en.ts'

const shortestPassword = 6

/** What judges and sends the form is fetched with the first touch of it, as the identity client is. */
const loadSending = () => Promise.all([import('./profile-fields.ts'), import('./register-learner.ts')])

function warm(): void {
  warmIdentity()
  loadSending().catch(() => {})
}

/** The registration page (S2.6); it ends on the login page with the e-mail filled in (S4.13). */
export function RegisterPage() {
  useEarlySubmit()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const password = String(entered.get('password'))
    if (password.length < shortestPassword) {
      showToast(text.shortPassword, 'alert-info')
      return
    }
    const email = String(entered.get('email')).trim()
    setBusy(true)
    try {
      const [{ readProfileFields }, { registerLearner }] = await loadSending()
      const profile = readProfileFields(form)
      if (profile) {
        await registerLearner({ email, password, ...profile })
        navigate(paths.login, { state: { email } })
        return
      }
    } catch (error) {
      showToast(text.failure(error), 'alert-error')
    }
    setBusy(false)
  }

  return (
    <TicketPage title={text.title}>
      <form method="dialog" onSubmit={submit} onFocus={warm} onPointerDown={warm}>
        <NameInput />
        <TextField label={text.email} name="email" type="email" autoComplete="email" required />
        <OptionalInputs />
        <PasswordField label={text.password} name="password" autoComplete="new-password" required />
        <Button type="submit" busy={busy} className="w-full">
          {text.submit}
        </Button>
        <p className="mt-4 text-center text-sm text-soft">
          {text.onBoard} <Link to={paths.login}>{text.login}</Link>
        </p>
      </form>
      <OtherLogins returnTo={paths.dashboard} />
    </TicketPage>
  )
}
