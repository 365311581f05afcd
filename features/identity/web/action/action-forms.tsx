import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { Arrival } from '../arrival.ts'
import { failureCode } from '../failures/describe-failure.tsx'
import { useTask } from '../failures/use-task.ts'
import { NewPasswordField, readNewPassword } from '../new-password-field.tsx'
import { WideLink } from '../wide-link.tsx'
import * as text from './action.en.tsx'
import { applyCode, type CheckedCode, loginByLink, readEmailForLink } from './action-calls.ts'
import type { ActionLink, ActionMode } from './action-link.ts'

export interface ActionProps {
  readonly link: ActionLink
  readonly about: CheckedCode
  readonly onBroken: (error: unknown) => void
}

/** The link will never work again. */
export const isBrokenCode = (error: unknown) => /^(expired|invalid)-action-code$/.test(failureCode(error))

/** A broken code is reported to the page, anything else in a toast. */
function useAction(onBroken: (error: unknown) => void) {
  return useTask((words, error) => {
    if (isBrokenCode(error)) onBroken(error)
    else showToast(words, 'alert-error')
  })
}

const words: Partial<
  Record<ActionMode, { question: (about: CheckedCode) => ReactNode; button: string; done: string }>
> = {
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
        <WideLink to={paths.forgotPassword} state={arrival} words={text.choosePassword} />
      ) : link.mode === 'verifyAndChangeEmail' ? (
        <WideLink
          to={paths.login}
          state={{ from: link.destination, email: about.email ?? '', ended: 'email-changed' }}
          words={text.logIn}
        />
      ) : (
        <WideLink to={link.destination} words={text.goOn} />
      )}
    </>
  )
}

export function ResetPassword({ link, about, onBroken }: ActionProps) {
  const [isDone, setDone] = useState(false)
  const { busy, run } = useAction(onBroken)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = readNewPassword(event.currentTarget)
    if (password === null) return
    if (await run(() => applyCode(link.code, password))) setDone(true)
  }

  if (isDone) {
    const arrival: Arrival = { from: link.destination, typedEmail: about.email ?? '' }
    return (
      <>
        <p role="status" className="mb-5">
          {text.passwordSet}
        </p>
        <WideLink to={paths.login} state={arrival} words={text.logIn} />
      </>
    )
  }
  return (
    <form onSubmit={submit}>
      <p className="mb-4">{text.passwordFor(shown(about.email))}</p>
      {/* For password managers, which keep the new password with its user name. */}
      <input type="email" autoComplete="username" value={about.email ?? ''} readOnly hidden />
      <NewPasswordField />
      <Button type="submit" busy={busy} className="w-full">
        {text.savePassword}
      </Button>
    </form>
  )
}

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
        <p className="mb-5">{text.loginAs(shown(knownEmail))}</p>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {text.login}
      </Button>
    </form>
  )
}
