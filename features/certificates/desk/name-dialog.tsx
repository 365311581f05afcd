import type { FormEvent } from 'react'
import type { DeskRequest } from '#features/certificates/contract/certificate-desk.ts'
import { readName } from '#features/profiles/web/profile-fields.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { NamePreview } from './name-preview.tsx'
import * as text from './requests.en.ts'

interface NameDialogProps {
  /** `rename` before the issue, `reissue` after it. */
  readonly action: 'rename' | 'reissue'
  readonly request: DeskRequest
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

export function NameDialog({ action, request, onName, onClose }: NameDialogProps) {
  const words = text.named[action]
  const wanted = request.correction?.name
  return (
    <Dialog title={words.title} onClose={onClose}>
      {(close) => {
        function submit(event: FormEvent<HTMLFormElement>) {
          event.preventDefault()
          const name = readName(event.currentTarget)
          if (name === null) return
          onName(name)
          close()
        }
        return (
          <form onSubmit={submit}>
            <p className="mb-4 break-words">{request.email}</p>
            <p className="mb-4 text-soft">{words.note}</p>
            <TextField
              label={text.name}
              name="name"
              dir="auto"
              autoComplete="off"
              required
              defaultValue={wanted ?? request.name}
            />
            {wanted && <NamePreview name={wanted} isOpen />}
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="outline" onClick={close}>
                {text.cancel}
              </Button>
              <Button type="submit">{words.action}</Button>
            </div>
          </form>
        )
      }}
    </Dialog>
  )
}
