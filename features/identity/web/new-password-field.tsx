import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './failures/failures.en.ts'

const shortestPassword = 6

/** `readNewPassword` reads it from its form. */
export function NewPasswordField() {
  return (
    <PasswordField
      label={text.newPassword}
      hint={text.passwordRule}
      name="newPassword"
      autoComplete="new-password"
      required
    />
  )
}

/** Null, and the words of S5.5 in a toast, when it is too short. */
export function readNewPassword(form: HTMLFormElement): string | null {
  const password = String(new FormData(form).get('newPassword'))
  if (password.length >= shortestPassword) return password
  showToast(text.shortPassword, 'alert-info')
  return null
}
