import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { failureCode } from '../failures/describe-failure.tsx'
import * as text from './action.en.tsx'
import { loginByLink, readEmailForLink } from './action-calls.ts'
import { type ActionProps, useAction } from './use-action.ts'

/** On a device that did not ask for the link, the e-mail is asked for first. */
export function LoginByLink({ link, onBroken }: ActionProps) {
  const [knownEmail, setKnownEmail] = useState(readEmailForLink)
  const navigate = useNavigate()
  const { busy, run } = useAction(onBroken)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = knownEmail ?? String(new FormData(event.currentTarget).get('email')).trim()
    const login = async () => {
      try {
        await loginByLink(email, location.href)
      } catch (error) {
        if (failureCode(error) !== 'invalid-email') throw error
        showToast(text.otherEmail, 'alert-error')
        setKnownEmail(null)
        return
      }
      navigate(link.destination, { replace: true })
    }
    await run(login)
  }

  return (
    <form onSubmit={submit}>
      {knownEmail === null ? (
        <>
          <p className="mb-4 text-soft">{text.whichEmail}</p>
          <TextField label={text.email} name="email" type="email" autoComplete="username" required />
        </>
      ) : (
        <p className="mb-5">{text.loginAs(<strong className="wrap-anywhere">{knownEmail}</strong>)}</p>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {text.login}
      </Button>
    </form>
  )
}
