import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import * as text from './desk.en.ts'

/** Saves a list as a file of CSV; `download` asks the server for it. */
export function ExportButton({ download }: { readonly download: () => Promise<void> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onSuccess: () => showToast(text.exported, 'alert-success'),
    onError: () => showToast(text.exportFailed, 'alert-error'),
  })
  return (
    <Button look="outline" busy={isPending} onClick={() => mutate()}>
      {text.exportList}
    </Button>
  )
}
