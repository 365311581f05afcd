import { useQueryClient } from '@tanstack/react-query'
import type { ReportedQuestion } from '#features/question-reports/contract.ts'
import type { Attempt } from '#features/quizzes/contract.ts'
import { setModal } from '#platform/web/ui/modal.tsx'
import * as text from './report.en.ts'
import { ReportDialog } from './report-dialog.tsx'

export interface ReportButtonProps {
  readonly moduleNumber: number
  /** The one answered last in the quiz, unless it is said. */
  readonly asked?: ReportedQuestion
}

export function ReportButton({ moduleNumber, asked }: ReportButtonProps) {
  const client = useQueryClient()
  const open = () => {
    const attempt = client.getQueryData<Attempt>(['attempt', moduleNumber])
    const reported = asked ?? (attempt?.answered && { position: attempt.answered.position })
    if (reported) setModal(<ReportDialog moduleNumber={moduleNumber} asked={reported} />)
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="min-h-11 cursor-pointer text-start text-sm underline underline-offset-4"
      onClick={open}
    >
      {text.title}
    </button>
  )
}
