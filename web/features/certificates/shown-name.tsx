import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { saveShownName } from '#contract/certificates.ts'
import { callApi } from '#web/lib/api.ts'
import { showToast } from '#web/ui/toast.tsx'
import * as text from './own-certificate.en.ts'
import { useReadAgain } from './read-certificate.ts'

const send = (showsName: boolean) =>
  callApi<typeof saveShownName>('PUT', '/api/certificate/shown-name', { body: { showsName } })

export function ShownName({ showsName }: { readonly showsName: boolean }) {
  const readAgain = useReadAgain()
  const [isShown, setShown] = useState(showsName)
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: setShown,
    onSuccess: async (saved) => {
      await readAgain()
      showToast(saved.showsName ? text.shown : text.hidden, 'alert-success')
    },
    onError: (_error, wanted) => {
      setShown(!wanted)
      showToast(text.shownFailed, 'alert-error')
    },
  })
  return (
    <label className="mt-4 flex cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        className="size-6 flex-none accent-winter"
        checked={isShown}
        onChange={(event) => !isPending && mutate(event.currentTarget.checked)}
      />
      {text.shownName}
    </label>
  )
}
