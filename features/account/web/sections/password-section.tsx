import type { FormEvent } from 'react'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import { NewPasswordField, readNewPassword } from '#features/identity/web/new-password-field.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './account.en.tsx'
import { changePassword } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import { useFreshly } from './fresh-login.tsx'

export function PasswordSection({ email }: { readonly email: string }) {
  const { busy, run } = useTask()
  const freshly = useFreshly()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = readNewPassword(form)
    if (password === null || !(await run(() => freshly(() => changePassword(password))))) return
    form.reset()
    showToast(text.passwordSet, 'alert-success')
  }

  return (
    <AccountSection title={text.passwordTitle} note={text.passwordNote}>
      <form onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField />
        <Button type="submit" look="outline" busy={busy}>
          {text.changePassword}
        </Button>
      </form>
    </AccountSection>
  )
}
