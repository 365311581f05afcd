import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { saveCertificateName } from '#features/certificates/contract/certificates.ts'
import { readName } from '#features/profiles/web/profile-fields.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './own-certificate.en.ts'
import { useReadAgain } from './read-certificate.ts'

const send = (name: string) =>
  callApi<typeof saveCertificateName>('PUT', '/api/certificate/name', { body: { name } })

export function NameForm({ name }: { readonly name: string }) {
  const readAgain = useReadAgain()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => showToast(text.nameSaved, 'alert-success'),
    onError: (error) =>
      showToast(nameFault(error, text.nameFailed, { 'already-issued': text.tooLate }), 'alert-error'),
    onSettled: readAgain,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = readName(event.currentTarget)
    if (name !== null) mutate(name)
  }

  return (
    <form onSubmit={submit} className="mt-1">
      <TextField
        label={text.nameLabel}
        name="name"
        dir="auto"
        autoComplete="name"
        defaultValue={name}
        hint={text.nameHint}
        required
      />
      <Button type="submit" look="outline" busy={isPending}>
        {text.saveName}
      </Button>
    </form>
  )
}

/** Why a name was not taken; `others` by their codes. */
export function nameFault(error: Error, failed: string, others: Readonly<Record<string, string>>): string {
  if (!(error instanceof ApiError)) return failed
  const { code, refused } = error
  if (code === 'name-unprintable' || code === 'invalid-input')
    return text.unprintable(refused.slice(0, 5).join('   '))
  return code === 'too-many-requests' ? text.nameTooOften : (others[code] ?? failed)
}
