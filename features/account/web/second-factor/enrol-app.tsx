import type { TotpSecret } from '@firebase/auth'
import { type FormEvent, useState } from 'react'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { QrCode } from '#platform/web/ui/qr-code.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import * as text from './second-factor.en.ts'
import { appAddress, finishEnrolment } from './second-factor-calls.ts'

export type Enrolment = TotpSecret

interface EnrolAppProps {
  readonly enrolment: Enrolment
  readonly email: string
  readonly onEnrolled: () => void
  readonly onCancel: () => void
}

export function EnrolApp({ enrolment, email, onEnrolled, onCancel }: EnrolAppProps) {
  const [fault, setFault] = useState('')
  const { busy, run } = useTask((words, error) => setFault(text.enrolFaults[failureCode(error)] ?? words))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFault('')
    const code = String(new FormData(event.currentTarget).get('code'))
    if (await run(() => finishEnrolment(enrolment, code))) onEnrolled()
  }

  return (
    <form onSubmit={submit}>
      <p className="mb-4">{text.scan}</p>
      <QrCode content={appAddress(enrolment, email)} label={text.qrCode} />
      <p className="mt-4 text-sm text-soft">{text.orType}</p>
      <p className="notranslate mb-5 font-mono wrap-anywhere">
        {enrolment.secretKey.replace(/.{4}(?=.)/g, '$& ')}
      </p>
      <TextField
        label={text.firstCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
      />
      <p role="alert" className="mb-3 empty:hidden">
        {fault}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {text.turnOn}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
