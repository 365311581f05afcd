import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { OtherLogins } from '#web/features/identity/other-logins.tsx'
import { warmIdentity } from '#web/features/identity/session.ts'
import { useEarlySubmit } from '#web/lib/early-submit.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { nameRule, walletAddressRule } from './profile-limits.ts'
import { registerLearner } from './register-learner.ts'

const shortestPassword = 6

/** The registration page (spec §2); it ends on the login page with the e-mail filled in (spec §4). */
export function RegisterPage() {
  useEarlySubmit()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name)).trim()
    const password = String(form.get('password'))
    if (password.length < shortestPassword) {
      showToast('Please enter a password with at least six characters.', 'alert-info')
      return
    }
    const email = text('email')
    setBusy(true)
    try {
      await registerLearner({ email, password, name: text('name'), walletAddress: text('walletAddress') })
      navigate(paths.login, { state: { email } })
    } catch (error) {
      showToast(String(error), 'alert-error')
      setBusy(false)
    }
  }

  return (
    <div className="form-page">
      <Ticket stub={<h1 className="text-4xl">Register</h1>}>
        <form method="dialog" onSubmit={submit} onFocus={warmIdentity} onPointerDown={warmIdentity}>
          <TextField label="Full Name" name="name" autoComplete="name" {...nameRule} />
          <TextField label="Email" name="email" type="email" autoComplete="email" required />
          <TextField label="Wallet Address (optional)" name="walletAddress" {...walletAddressRule} />
          <PasswordField label="Password" name="password" autoComplete="new-password" required />
          <Button type="submit" busy={busy} className="w-full">
            SUBMIT
          </Button>
          <p className="mt-4 text-center text-sm text-soft">
            On board already? <Link to={paths.login}>Login</Link>
          </p>
        </form>
        <OtherLogins returnTo={paths.dashboard} />
      </Ticket>
    </div>
  )
}
