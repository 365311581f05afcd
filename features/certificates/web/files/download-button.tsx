import { useMutation } from '@tanstack/react-query'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './download.en.ts'

/** In ms: the first file is made while the learner waits. */
const longest = 60_000

interface DownloadButtonProps {
  /** Of the file, whose own name is at its end. */
  readonly href: string
  readonly words: string
  readonly look?: 'outline'
}

export function DownloadButton({ href, words, look }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const { downloadFile } = await import('#platform/web/lib/api/save-file.ts')
      await downloadFile('GET', href, longest)
    },
    onError: () => showToast(text.failed, 'alert-error'),
  })
  return (
    <Button busy={isPending} onClick={() => mutate()} {...(look && { look })}>
      {words}
    </Button>
  )
}
