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
import * as profile from './profile.en.ts'
import { nameRule, walletAddressRule } from './profile-limits.ts'
import * as text from './register.en.ts'
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
    const filledIn = (name: string) => String(form.get(name)).trim()
    const password = String(form.get('password'))
    if (password.length < shortestPassword) {
      showToast(text.shortPassword, 'alert-info')
      return
    }
    const email = filledIn('email')
    setBusy(true)
    try {
      await registerLearner({
        email,
        password,
        name: filledIn('name'),
        walletAddress: filledIn('walletAddress'),
      })
      navigate(paths.login, { state: { email } })
    } catch (error) {
      showToast(text.failure(error), 'alert-error')
      setBusy(false)
    }
  }

  return (
    <div className="form-page">
      <Ticket stub={<h1 className="text-4xl">{text.title}</h1>}>
        <form method="dialog" onSubmit={submit} onFocus={warmIdentity} onPointerDown={warmIdentity}>
          <TextField label={profile.fullName} name="name" autoComplete="name" {...nameRule} />
          <TextField label={text.email} name="email" type="email" autoComplete="email" required />
          <TextField label={profile.walletAddress} name="walletAddress" {...walletAddressRule} />
          <PasswordField label={text.password} name="password" autoComplete="new-password" required />
          <Button type="submit" busy={busy} className="w-full">
            {text.submit}
          </Button>
          <p className="mt-4 text-center text-sm text-soft">
            {text.onBoard} <Link to={paths.login}>{text.login}</Link>
          </p>
        </form>
        <OtherLogins returnTo={paths.dashboard} />
      </Ticket>
    </div>
  )
}
