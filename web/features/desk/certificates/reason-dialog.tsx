import type { FormEvent } from 'react'
import type { maxReasonLength } from '#contract/certificate-desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as text from './requests.en.ts'

const longestReason: typeof maxReasonLength = 500

interface ReasonDialogProps {
  readonly act: 'decline' | 'revoke'
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why, before something is taken from a learner. */
export function ReasonDialog({ act, onReason, onClose }: ReasonDialogProps) {
  const isDecline = act === 'decline'
  return (
    <Dialog title={isDecline ? text.declineTitle : text.revokeTitle} onClose={onClose}>
      {(close) => {
        function submit(event: FormEvent<HTMLFormElement>) {
          event.preventDefault()
          onReason(String(new FormData(event.currentTarget).get('reason')).trim())
          close()
        }
        return (
          <form onSubmit={submit}>
            <p className="mb-4 text-soft">{isDecline ? text.declineNote : text.revokeNote}</p>
            <TextField
              label={text.reason}
              name="reason"
              dir="auto"
              autoComplete="off"
              required
              pattern=".*\S.*"
              maxLength={longestReason}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit">{isDecline ? text.decline : text.revoke}</Button>
              <Button look="outline" onClick={close}>
                {text.cancel}
              </Button>
            </div>
          </form>
        )
      }}
    </Dialog>
  )
}
