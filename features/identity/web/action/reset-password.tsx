import { type FormEvent, useState } from 'react'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { Arrival } from '../arrival.ts'
import { NewPasswordField, readNewPassword } from '../new-password-field.tsx'
import * as text from './action.en.tsx'
import { setNewPassword } from './action-calls.ts'
import { type ActionProps, useAction } from './use-action.ts'

export function ResetPassword({ link, about, onBroken }: ActionProps) {
  const [isDone, setDone] = useState(false)
  const { busy, run } = useAction(onBroken)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = readNewPassword(event.currentTarget)
    if (password === null) return
    if (await run(() => setNewPassword(link.code, password))) setDone(true)
  }

  if (isDone) {
    const arrival: Arrival = { from: link.destination, typedEmail: about.email ?? '' }
    return (
      <>
        <p role="status" className="mb-5">
          {text.passwordSet}
        </p>
        <Link to={paths.login} state={arrival} className={`${buttonClass()} w-full`}>
          {text.logIn}
        </Link>
      </>
    )
  }
  return (
    <form onSubmit={submit}>
      <p className="mb-4">{text.passwordFor(<strong className="wrap-anywhere">{about.email}</strong>)}</p>
      {/* For password managers, which keep the new password with its user name. */}
      <input type="email" autoComplete="username" value={about.email ?? ''} readOnly hidden />
      <NewPasswordField />
      <Button type="submit" busy={busy} className="w-full">
        {text.savePassword}
      </Button>
    </form>
  )
}
