import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './own-email.en.ts'
import { useEmailConfirmed, useStoredEmail } from './session.ts'

/** After an @, a hyphen, an underscore or a plus, and before a dot. */
const breaks = /(?<=[@_+-])|(?=\.)/

/** An e-mail that breaks between its parts where a line is too short for it. What is around it says how one part breaks. */
export const EmailParts = ({ email }: { readonly email: string | null }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
  email?.split(breaks).flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))

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
