import { useLocation } from 'react-router'
import { Ticket } from '#web/ui/ticket.tsx'
import { readArrival } from './arrival.ts'
import { LoginForm, type LoginRules } from './login-form.tsx'

// Spec §5 and §8: the browser's own validation, and the stringified error.
const rules: LoginRules = { describeFailure: String }

/** The login page (spec §2). */
export function LoginPage() {
  const { email } = readArrival(useLocation().state)
  return (
    <div className="form-page">
      <Ticket stub={<h1 className="text-4xl">Login</h1>}>
        {email && <p className="mb-4">Your account is ready. Log in to board the train.</p>}
        <LoginForm rules={rules} />
      </Ticket>
    </div>
  )
}
