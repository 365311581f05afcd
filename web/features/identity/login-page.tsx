import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Ticket } from '#web/ui/ticket.tsx'
import { readArrival } from './arrival.ts'
import * as text from './login.en.ts'
import { LoginForm, type LoginRules } from './login-form.tsx'
import { OtherLogins } from './other-logins.tsx'

const EndedNote = lazy(() => import('./ended-note.tsx'))

// S5.4, S8.8: the browser's own validation, and the stringified error.
const rules: LoginRules = { describeFailure: text.loginFailure }

/** The login page (S2.5). */
export function LoginPage() {
  const { email, from, ended } = readArrival(useLocation().state)
  return (
    <div className="form-page">
      <Ticket stub={<h1 className="text-4xl">{text.title}</h1>}>
        {email && <p className="mb-4">{text.accountReady}</p>}
        {ended && (
          <Suspense>
            <EndedNote reason={ended} />
          </Suspense>
        )}
        <LoginForm rules={rules} />
        <OtherLogins returnTo={from} />
      </Ticket>
    </div>
  )
}
