import { type ReactNode, useState } from 'react'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { Arrival } from '../arrival.ts'
import * as text from './action.en.tsx'
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
    question: ({ email }) => text.verifyQuestion(shown(email)),
    button: text.verifyButton,
    done: text.verified,
  },
  verifyAndChangeEmail: {
    question: ({ email, previousEmail }) => text.changeQuestion(shown(email), shown(previousEmail)),
    button: text.changeButton,
    done: text.changed,
  },
  recoverEmail: {
    question: ({ email }) => text.recoverQuestion(shown(email)),
    button: text.recoverButton,
    done: text.recovered,
  },
}

const shown = (email: string | null) => <strong className="wrap-anywhere">{email}</strong>

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
            {text.notMine(
              <Link to={paths.forgotPassword} state={arrival}>
                {text.choosePasswordInstead}
              </Link>,
            )}
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
          {text.choosePassword}
        </Link>
      ) : (
        <Link to={link.destination} className={`${buttonClass()} w-full`}>
          {text.goOn}
        </Link>
      )}
    </>
  )
}
