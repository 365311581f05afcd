import type { FormEvent } from 'react'
import type { DeskReport, maxReportLength } from '#features/question-reports/contract.ts'
import { reasons } from '#features/quizzes/web/report/report-reasons.en.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { lineOf, TextArea } from '#platform/web/ui/text-area.tsx'
import * as text from './reports.en.ts'

const longestReply: typeof maxReportLength = 300

export interface AskedHandling {
  readonly report: DeskReport
  readonly isReply: boolean
}

interface HandlingDialogProps {
  readonly asked: AskedHandling
  readonly busy: boolean
  readonly hasFailed: boolean
  /** A `reply` of null closes the report; `close` closes the dialog. */
  readonly onHandle: (reply: string | null, close: () => void) => void
  readonly onClose: () => void
}

/** Open until the server has answered, so that what was typed is not lost. */
export function HandlingDialog({ asked, busy, hasFailed, onHandle, onClose }: HandlingDialogProps) {
  const { report, isReply } = asked
  const words = isReply ? text.replying : text.closing
  return (
    <Dialog title={words.title} onClose={onClose}>
      {(close) => {
        function submit(event: FormEvent<HTMLFormElement>) {
          event.preventDefault()
          const reply = isReply ? lineOf(event.currentTarget, 'reply') : null
          if (!busy && reply !== '') onHandle(reply, close)
        }
        return (
          <form onSubmit={submit}>
            <p dir="auto" className="mb-4 wrap-anywhere">
              <strong>{reasons[report.reason]}</strong> {report.words}
            </p>
            {isReply && (
              <TextArea
                label={text.replyLabel}
                name="reply"
                hint={text.replyHint(longestReply)}
                required
                maxLength={longestReply}
              />
            )}
            <p className="mb-4 text-soft">{words.note}</p>
            <p role="alert" className="field-error">
              {hasFailed && words.failed}
            </p>
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="outline" onClick={close}>
                {text.cancel}
              </Button>
              <Button type="submit" busy={busy}>
                {words.action}
              </Button>
            </div>
          </form>
        )
      }}
    </Dialog>
  )
}
