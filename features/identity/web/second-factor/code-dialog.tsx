import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  TotpMultiFactorGenerator,
  type UserCredential,
} from '@firebase/auth'
import { type FormEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { failureCode } from '../failures/describe-failure.tsx'
import { useTask } from '../failures/use-task.ts'
import * as text from './code-dialog.en.ts'

/** Finishes a sign-in with the code of a second factor. @throws `error` when the dialog is closed */
export function askForCode(auth: Auth, error: MultiFactorError): Promise<UserCredential> {
  const resolver = getMultiFactorResolver(auth, error)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve, reject) => {
    let signedIn: UserCredential | undefined
    const leave = () => {
      root.unmount()
      place.remove()
      if (signedIn) resolve(signedIn)
      else reject(error)
    }
    root.render(
      <CodeDialog
        resolver={resolver}
        onSignedIn={(credential) => {
          signedIn = credential
        }}
        onClose={leave}
      />,
    )
  })
}

interface CodeDialogProps {
  readonly resolver: MultiFactorResolver
  readonly onSignedIn: (credential: UserCredential) => void
  /** Called in any case, after `onSignedIn` if that was called. */
  readonly onClose: () => void
}

function CodeDialog({ resolver, onSignedIn, onClose }: CodeDialogProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [fault, setFault] = useState('')
  const { busy, run } = useTask((words, error) => setFault(text.faults[failureCode(error)] ?? words))

  async function submit(event: FormEvent<HTMLFormElement>, close: () => void) {
    event.preventDefault()
    setFault('')
    const code = String(new FormData(event.currentTarget).get('code'))
    const [hint] = resolver.hints
    const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code)
    if (await run(async () => onSignedIn(await resolver.resolveSignIn(assertion)))) close()
  }

  return (
    <Dialog title={text.title} onClose={onClose}>
      {(close) => (
        <form onSubmit={(event) => submit(event, close)}>
          <p className="mb-4">{isRecovery ? text.recoveryNote : text.codeNote}</p>
          <TextField
            key={String(isRecovery)}
            label={isRecovery ? text.recoveryCode : text.code}
            name="code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
          />
          <p role="alert" className="mb-3 empty:hidden">
            {fault}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" className="grow" onClick={close}>
              {text.cancel}
            </Button>
            <Button type="submit" busy={busy} className="grow">
              {text.logIn}
            </Button>
          </div>
          <button
            type="button"
            className="mt-3 min-h-11 w-full text-sm underline underline-offset-4"
            onClick={() => {
              setRecovery(!isRecovery)
              setFault('')
            }}
          >
            {isRecovery ? text.useApp : text.useRecoveryCode}
          </button>
        </form>
      )}
    </Dialog>
  )
}
