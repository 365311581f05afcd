import { MailForm } from './mail-form.tsx'

/** Asks for a link to choose a new password. The answer is the same whether or not somebody has the e-mail. */
export function ForgotPasswordPage() {
  return (
    <MailForm
      title="Forgot your password?"
      button="Send me a link"
      send={(calls, email, from) => calls.sendResetMail(email, from)}
      sent={(email) => (
        <p className="mb-5">
          If <strong className="wrap-anywhere">{email}</strong> has an account, a link to choose a new
          password is on its way. Nothing there? Look among the unwanted mail too.
        </p>
      )}
    >
      <p>Tell us your email. We send you a link to choose a new one.</p>
    </MailForm>
  )
}
