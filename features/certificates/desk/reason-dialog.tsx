import type { FormEvent } from 'react'
import type { maxReasonLength } from '#features/certificates/contract/certificate-desk.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import * as text from './requests.en.ts'

const longestReason: typeof maxReasonLength = 500

export type ReasonedAction = 'decline' | 'decline-correction' | 'revoke'

interface ReasonDialogProps {
  readonly action: ReasonedAction
  readonly count: number
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

export function ReasonDialog({ action, count, onReason, onClose }: ReasonDialogProps) {
  const words = text.reasoned[action]
  return (
    <Dialog title={words.title(count)} onClose={onClose}>
      {(close) => {
        function submit(event: FormEvent<HTMLFormElement>) {
          event.preventDefault()
          onReason(String(new FormData(event.currentTarget).get('reason')).trim())
          close()
        }
        return (
          <form onSubmit={submit}>
            <p className="mb-4 text-soft">{words.note}</p>
            <TextField
              label={text.reason}
              name="reason"
              dir="auto"
              autoComplete="off"
              required
              pattern=".*\S.*"
              maxLength={longestReason}
            />
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="outline" onClick={close}>
                {text.cancel}
              </Button>
              <Button type="submit" look="danger">
                {words.action(count)}
              </Button>
            </div>
          </form>
        )
      }}
    </Dialog>
  )
}
