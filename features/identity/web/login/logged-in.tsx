import { useEffect } from 'react'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from '../login.en.ts'
import { logoutAndLeave } from '../logout-and-leave.ts'
import { warmIdentity } from '../session.ts'
import { logout } from '../top-bar.en.ts'

interface LoggedInProps {
  readonly email: string
  /** Where the visitor was going. */
  readonly to: string
}

/** For a visitor who has a session: who they are, and the way on. */
export function LoggedIn({ email, to }: LoggedInProps) {
  // Should the session have ended meanwhile, that is known before the dashboard has to say so.
  useEffect(warmIdentity, [])
  return (
    <>
      <p className="mb-5">
        {text.loggedInAs} <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <div className="grid gap-3">
        <Link to={to} className={buttonClass()}>
          {text.goOn}
        </Link>
        <Button look="outline" onClick={logoutAndLeave}>
          {logout}
        </Button>
      </div>
    </>
  )
}
