import type { FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { lineOf, TextArea } from '#platform/web/ui/text-area.tsx'
import type { ClassReport } from '#wagons/classroom/contract/classroom.ts'
import * as text from './class-reports.en.ts'

const longestNote = 300

interface CloseReportDialogProps {
  readonly report: ClassReport
  readonly busy: boolean
  readonly hasFailed: boolean
  readonly onCloseReport: (note: string, close: () => void) => void
  readonly onClose: () => void
}

/** Open until the server has answered, so that what was typed is not lost. */
export function CloseReportDialog({
  report,
  busy,
  hasFailed,
  onCloseReport,
  onClose,
}: CloseReportDialogProps) {
  return (
    <Dialog title={text.closeTitle} onClose={onClose}>
      {(close) => {
        function submit(event: FormEvent<HTMLFormElement>) {
          event.preventDefault()
          if (!busy) onCloseReport(lineOf(event.currentTarget, 'note'), close)
        }
        return (
          <form onSubmit={submit}>
            <p dir="auto" className="mb-4 wrap-anywhere">
              <strong>{text.about(report.reported.nickname)}</strong> {report.words}
            </p>
            <TextArea
              label={text.closeLabel}
              name="note"
              hint={text.closeHint(longestNote)}
              maxLength={longestNote}
            />
            <p className="mb-4 text-soft">{text.closeNote}</p>
            <p role="alert" className="field-error">
              {hasFailed && text.closeFailed}
            </p>
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="outline" onClick={close}>
                {text.cancel}
              </Button>
              <Button type="submit" busy={busy}>
                {text.close}
              </Button>
            </div>
          </form>
        )
      }}
    </Dialog>
  )
}
