import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import { readArrival } from '../arrival.ts'
import * as text from '../login.en.ts'
import { confirmStoredSession, useStoredEmail } from '../session.ts'
import { readEnd } from '../session-reason.ts'
import { LoginForm, type LoginRules } from './login-form.tsx'
import { OtherLogins } from './other-logins.tsx'

// Few visitors ever see these two.
const LoggedIn = lazy(() => import('./logged-in.tsx').then((part) => ({ default: part.LoggedIn })))
const EndedNote = latePart(() => import('../failures/describe-failure.tsx').then((part) => part.EndedNote))

// S5.4, S8.8: the browser's own validation, and the stringified error.
const rules: LoginRules = { describeFailure: text.loginFailure }

/** The login page (S2.5); for a visitor who is logged in it has no form, but the way on. */
export function LoginPage() {
  const { email, from, ended, isGuess = false } = readArrival(useLocation().state)
  const known = useStoredEmail()
  // A login stores the session before it leads on: until then the form stays.
  const [isBusy, setBusy] = useState(false)
  // An account that was just registered, or whose e-mail was just changed, is another one (S4.13).
  const isOther = email !== undefined && email !== known
  const [kept, setKept] = useState<string>()
  // Also when it ends while this page is open.
  useEffect(() => {
    if (known !== null) return
    const reason = readEnd()
    if (reason) setKept(reason)
  }, [known])
  const why = ended ?? kept
  useEffect(() => void (isGuess && confirmStoredSession()), [isGuess])
  if (known !== null && !isBusy && !isOther) {
    if (isGuess) return <Navigate to={from} replace />
    return (
      <TicketPage title={text.alreadyIn}>
        <Suspense>
          <LoggedIn email={known} to={from} />
        </Suspense>
      </TicketPage>
    )
  }
  return (
    <TicketPage title={text.title}>
      <div className="for-visitors">
        {email && !ended && <p className="mb-4">{text.accountReady}</p>}
        {(ended || !email) && why && (
          <Suspense>
            <EndedNote reason={why} />
          </Suspense>
        )}
        <LoginForm rules={rules} onBusy={setBusy} />
        <OtherLogins returnTo={from} />
      </div>
    </TicketPage>
  )
}
