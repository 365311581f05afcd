import { MailForm } from './mail-form.tsx'
import * as text from './mail-link.en.tsx'

/** Asks for a link that logs in without a password. */
export function SignInLinkPage() {
  return (
    <MailForm
      title={text.signInTitle}
      send={(calls, email, from) => calls.sendLoginMail(email, from)}
      sent={text.signInSent}
    >
      <p>{text.signInNote}</p>
    </MailForm>
  )
}
