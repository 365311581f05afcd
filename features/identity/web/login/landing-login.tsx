import { Ticket } from '#platform/web/ui/ticket.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from '../login.en.ts'
import { LoginForm, type LoginRules } from './login-form.tsx'

// S5.1 to S5.3, S8.7: empty fields get a toast although both are required, sending waits half a second, and a failure
// is said in the provider's words.
const rules: LoginRules = {
  accepts(form, email, password) {
    if (email.trim() && password) return form.reportValidity()
    showToast(text.incorrect, 'alert-error')
    return false
  },
  delay: 500,
  describeFailure: text.landingFailure,
}

export function LandingLogin() {
  return (
    <Ticket stub={<h2 className="text-3xl">{text.welcomeBack}</h2>}>
      <LoginForm rules={rules} />
    </Ticket>
  )
}
