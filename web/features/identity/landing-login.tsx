import { Ticket } from '#web/ui/ticket.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LoginForm, type LoginRules } from './login-form.tsx'

// Spec §5 and §8: empty fields get a toast although both are required, sending waits half a second, and a failure
// is told in the provider's words.
const rules: LoginRules = {
  accepts(form, email, password) {
    if (email.trim() && password) return form.reportValidity()
    showToast('Email/Password incorrect', 'alert-error')
    return false
  },
  delay: 500,
  describeFailure: (error) => (error instanceof Error ? error.message : String(error)),
}

/** The login form of the landing page, as a ticket. */
export function LandingLogin() {
  return (
    <Ticket stub={<h2 className="text-3xl">Welcome back</h2>}>
      <LoginForm rules={rules} />
    </Ticket>
  )
}
