import { type ReactNode, useState } from 'react'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Arrival } from '../arrival.ts'
import { applyCode, type CheckedCode } from './action-calls.ts'
import type { ActionMode } from './action-link.ts'
import { type ActionProps, useAction } from './use-action.ts'

interface Words {
  readonly question: (about: CheckedCode) => ReactNode
  readonly button: string
  readonly done: string
}

const words: Partial<Record<ActionMode, Words>> = {
  verifyEmail: {
    question: ({ email }) => <>Is {shown(email)} yours, and did you make the account with it?</>,
    button: 'Yes, confirm it',
    done: 'Your email is confirmed.',
  },
  verifyAndChangeEmail: {
    question: ({ email, previousEmail }) => (
      <>
        From now on, use {shown(email)} in place of {shown(previousEmail)}?
      </>
    ),
    button: 'Yes, change it',
    done: 'Your email is changed. Log in with the new one from now on.',
  },
  recoverEmail: {
    question: ({ email }) => (
      <>The email of your account was changed. Did you not want that? Then go back to {shown(email)}.</>
    ),
    button: 'Go back to this email',
    done: 'Your account has its old email again. Its password counts no more: choose a new one now.',
  },
}

const shown = (email: string | null) => <strong className="wrap-anywhere">{email}</strong>

/** A change that needs no more than a yes. */
export function ConfirmAction({ link, about, onBroken }: ActionProps) {
  const [isDone, setDone] = useState(false)
  const { busy, run } = useAction(onBroken)
  const { question, button, done } = words[link.mode] ?? {}
  const arrival: Arrival = { from: link.destination, typedEmail: about.email ?? '' }

  if (!isDone) {
    return (
      <>
        <p className="mb-5">{question?.(about)}</p>
        <Button
          busy={busy}
          className="w-full"
          onClick={async () => (await run(() => applyCode(link.code))) && setDone(true)}
        >
          {button}
        </Button>
        {link.mode === 'verifyEmail' && (
          <p className="mt-5">
            Somebody else made it?{' '}
            <Link to={paths.forgotPassword} state={arrival}>
              Choose a new password
            </Link>{' '}
            instead, and it is yours alone.
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <p role="status" className="mb-5">
        {done}
      </p>
      {link.mode === 'recoverEmail' ? (
        <Link to={paths.forgotPassword} state={arrival} className={`${buttonClass()} w-full`}>
          Choose a new password
        </Link>
      ) : (
        <Link to={link.destination} className={`${buttonClass()} w-full`}>
          Go on
        </Link>
      )}
    </>
  )
}
