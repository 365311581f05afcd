import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { TicketPage } from '#web/ui/ticket.tsx'
import { readArrival } from '../arrival.ts'
import * as text from '../login.en.ts'
import { LoginForm, type LoginRules } from './login-form.tsx'
import { OtherLogins } from './other-logins.tsx'

// Few visitors ever see it.
const EndedNote = lazy(async () => ({
  default: (await import('../failures/describe-failure.tsx')).EndedNote,
}))

// S5.4, S8.8: the browser's own validation, and the stringified error.
const rules: LoginRules = { describeFailure: text.loginFailure }

/** The login page (S2.5). */
export function LoginPage() {
  const { email, from, ended } = readArrival(useLocation().state)
  return (
    <TicketPage title={text.title}>
      {email && <p className="mb-4">{text.accountReady}</p>}
      {ended && (
        <Suspense>
          <EndedNote reason={ended} />
        </Suspense>
      )}
      <LoginForm rules={rules} />
      <OtherLogins returnTo={from} />
    </TicketPage>
  )
}
