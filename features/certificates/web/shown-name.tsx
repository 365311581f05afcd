import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCertificate, saveShownName } from '#features/certificates/contract/certificates.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './own-certificate.en.ts'
import { useReadAgain } from './read-certificate.ts'

type ShownNameChoice = Pick<OwnCertificate, 'showsName' | 'confirmsName'>

const send = (body: ShownNameChoice) =>
  callApi<typeof saveShownName>('PUT', '/api/certificate/shown-name', { body })

export function ShownName({ showsName, confirmsName }: ShownNameChoice) {
  const readAgain = useReadAgain()
  const saved = { showsName, confirmsName }
  const [choice, setChoice] = useState(saved)
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: setChoice,
    onSuccess: async (now) => {
      await readAgain()
      showToast(now.showsName ? text.shown : now.confirmsName ? text.confirmed : text.hidden, 'alert-success')
    },
    onError: () => {
      setChoice(saved)
      showToast(text.shownFailed, 'alert-error')
    },
  })
  const box = (key: keyof ShownNameChoice, words: string) => (
    <label className="mt-2 flex cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        className="size-6 flex-none accent-winter"
        checked={choice[key]}
        onChange={({ currentTarget }) => !isPending && mutate({ ...choice, [key]: currentTarget.checked })}
      />
      {words}
    </label>
  )
  return (
    <>
      {box('showsName', text.shownName)}
      {!choice.showsName && box('confirmsName', text.confirmedName)}
    </>
  )
}
