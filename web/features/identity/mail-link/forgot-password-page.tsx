import { MailForm } from './mail-form.tsx'
import * as text from './mail-link.en.tsx'

/** Asks for a link to choose a new password. The answer is the same whether or not somebody has the e-mail. */
export function ForgotPasswordPage() {
  return (
    <MailForm
      title={text.resetTitle}
      send={(calls, email, from) => calls.sendResetMail(email, from)}
      sent={text.resetSent}
    >
      <p>{text.resetNote}</p>
    </MailForm>
  )
}
