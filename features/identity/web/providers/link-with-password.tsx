import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import type { Arrival } from '../arrival.ts'
import { useTask } from '../failures/use-task.ts'
import { loginAndLink } from './provider-calls.ts'
import * as text from './providers.en.tsx'

interface LinkWithPasswordProps {
  readonly email: string
  readonly proof: Parameters<typeof loginAndLink>[0]
}

export function LinkWithPassword({ email, proof }: LinkWithPasswordProps) {
  const { busy, run } = useTask()
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (await run(() => loginAndLink(proof, email, password))) navigate(proof.returnTo, { replace: true })
  }

  return (
    <TicketPage title={text.linkTitle}>
      <p role="status" className="mb-4">
        {text.linkNote(<strong className="wrap-anywhere">{email}</strong>)}
      </p>
      <form onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={text.password} name="password" autoComplete="current-password" required />
        <Button type="submit" busy={busy} className="w-full">
          {text.logInAndLink}
        </Button>
      </form>
      <p className="mt-4 text-center text-sm text-soft">
        <Link to={paths.forgotPassword} state={{ from: proof.returnTo, typedEmail: email } satisfies Arrival}>
          {text.forgotPassword}
        </Link>
      </p>
    </TicketPage>
  )
}
