import { DeskDialog } from '#features/desk/web/ui/desk-dialog.tsx'
import type { DeskReport, maxReportLength } from '#features/question-reports/contract.ts'
import { reasons } from '#features/quizzes/web/report/report-reasons.en.ts'
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
  function submit(form: HTMLFormElement, close: () => void) {
    const reply = isReply ? lineOf(form, 'reply') : null
    if (!busy && reply !== '') onHandle(reply, close)
  }
  return (
    <DeskDialog title={words.title} action={words.action} busy={busy} onSubmit={submit} onClose={onClose}>
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
    </DeskDialog>
  )
}
