import { useMutation } from '@tanstack/react-query'
import type { requestCorrection, saveCertificateName } from '#features/certificates/contract/certificates.ts'
import { OwnEmail } from '#features/identity/web/own-email.tsx'
import { readName } from '#features/profiles/web/profile-fields.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField, type TextFieldProps } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { Fold } from './fold.tsx'
import * as text from './own-certificate.en.ts'
import { type CertificateState, useReadAgain } from './read-certificate.ts'

/** Until the issue. */
export const NameForm = ({ name }: { readonly name: string }) => (
  <OneNameForm
    field={{ label: text.nameLabel, hint: text.nameHint, defaultValue: name }}
    action={text.saveName}
    className="mt-1"
    send={(name) => callApi<typeof saveCertificateName>('PUT', '/api/certificate/name', { body: { name } })}
    saved={text.nameSaved}
    failed={text.nameFailed}
    faults={{ 'already-issued': text.tooLate }}
  />
)

interface CorrectionFormProps extends Pick<CertificateState, 'correction'> {
  readonly name: string
}

export function CorrectionForm({ name, correction }: CorrectionFormProps) {
  return (
    <Fold title={text.correctionTitle} open={correction !== null}>
      {correction && (
        <p>
          {text.correctionAskedOn(day(correction.askedAt))}{' '}
          <bdi className="font-semibold">{correction.name}</bdi>
        </p>
      )}
      <p className="text-soft">
        {correction ? (
          <>
            {text.correctionWaiting} <OwnEmail />
          </>
        ) : (
          text.correctionNote
        )}
      </p>
      {/* With its own field for each wish, so that it shows the last one. */}
      <OneNameForm
        key={correction?.name}
        field={{ label: text.correctionLabel, defaultValue: correction?.name ?? name }}
        action={correction ? text.changeCorrection : text.askCorrection}
        className="mt-4"
        send={(name) =>
          callApi<typeof requestCorrection>('PUT', '/api/certificate/correction', { body: { name } })
        }
        saved={text.correctionAsked}
        failed={text.correctionFailed}
        faults={{ 'same-name': text.sameName }}
      />
    </Fold>
  )
}

const day = dateText({ dateStyle: 'long' })

interface OneNameFormProps {
  readonly field: Omit<TextFieldProps, 'name'>
  readonly action: string
  readonly className: string
  readonly send: (name: string) => Promise<unknown>
  readonly saved: string
  readonly failed: string
  /** Why a name was not taken, by codes that the other form does not know. */
  readonly faults: Readonly<Record<string, string>>
}

function OneNameForm({ field, action, className, send, saved, failed, faults }: OneNameFormProps) {
  const readAgain = useReadAgain()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => showToast(saved, 'alert-success'),
    onError: (error) => showToast(nameFault(error, failed, faults), 'alert-error'),
    onSettled: readAgain,
  })
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const name = readName(event.currentTarget)
        if (name !== null) mutate(name)
      }}
    >
      <TextField {...field} name="name" dir="auto" autoComplete="name" required />
      <Button type="submit" look="outline" busy={isPending}>
        {action}
      </Button>
    </form>
  )
}

function nameFault(error: Error, failed: string, faults: OneNameFormProps['faults']): string {
  if (!(error instanceof ApiError)) return failed
  const { code, refused } = error
  if (code === 'name-unprintable' || code === 'invalid-input')
    return text.unprintable(refused.slice(0, 5).join('   '))
  return code === 'too-many-requests' ? text.nameTooOften : (faults[code] ?? failed)
}
