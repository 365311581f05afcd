import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { EmailParts } from './email-parts.tsx'
import * as text from './own-email.en.ts'
import { useEmailConfirmed, useStoredEmail } from './session.ts'

/** The end of a sentence that promises an e-mail: where to, and a way to mend it where that may be wrong. */
export function OwnEmail() {
  const email = useStoredEmail()
  return (
    <>
      <strong className="wrap-anywhere">
        <EmailParts email={email} />
      </strong>
      .
      {!useEmailConfirmed() && (
        <>
          {' '}
          {text.notConfirmed}{' '}
          <Link to={paths.accountEmail} className="underline underline-offset-[0.15em]">
            {text.confirmOrChange}
          </Link>
        </>
      )}
    </>
  )
}
