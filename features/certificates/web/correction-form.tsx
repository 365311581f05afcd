import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { requestCorrection } from '#features/certificates/contract/certificates.ts'
import { readName } from '#features/profiles/web/profile-fields.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { nameFault } from './name-form.tsx'
import * as text from './own-certificate.en.ts'
import { type CertificateState, useReadAgain } from './read-certificate.ts'

const day = dateText({ dateStyle: 'long' })

const send = (name: string) =>
  callApi<typeof requestCorrection>('PUT', '/api/certificate/correction', { body: { name } })

interface CorrectionFormProps {
  readonly name: string
  readonly correction: CertificateState['correction']
}

export function CorrectionForm({ name, correction }: CorrectionFormProps) {
  const readAgain = useReadAgain()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => showToast(text.correctionAsked, 'alert-success'),
    onError: (error) =>
      showToast(nameFault(error, text.correctionFailed, { 'same-name': text.sameName }), 'alert-error'),
    onSettled: readAgain,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = readName(event.currentTarget)
    if (wanted !== null) mutate(wanted)
  }

  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="text-2xl">{text.correctionTitle}</h2>
      {correction && (
        <p className="mt-2">
          {text.correctionAskedOn(day(correction.askedAt))}{' '}
          <bdi className="font-semibold">{correction.name}</bdi>
        </p>
      )}
      <p className="mt-2 text-soft">{correction ? text.correctionWaiting : text.correctionNote}</p>
      {/* With its own field for each wish, so that it shows the last one. */}
      <form key={correction?.name} onSubmit={submit} className="mt-4">
        <TextField
          label={text.correctionLabel}
          name="name"
          dir="auto"
          autoComplete="name"
          defaultValue={correction?.name ?? name}
          required
        />
        <Button type="submit" look="outline" busy={isPending}>
          {correction ? text.changeCorrection : text.askCorrection}
        </Button>
      </form>
    </section>
  )
}
