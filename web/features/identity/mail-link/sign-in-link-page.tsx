import { MailForm } from './mail-form.tsx'

/** Asks for a link that logs in without a password. */
export function SignInLinkPage() {
  return (
    <MailForm
      title="Log in by link"
      button="Send me a link"
      send={(calls, email, from) => calls.sendLoginMail(email, from)}
      sent={(email) => (
        <p className="mb-5">
          A link to log in is on its way to <strong className="wrap-anywhere">{email}</strong>. Open it on
          this device. Nothing there? Look among the unwanted mail too.
        </p>
      )}
    >
      <p>No password needed: we send a link to your email, and it logs you in.</p>
    </MailForm>
  )
}
