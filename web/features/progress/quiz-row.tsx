import { useId } from 'react'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import * as text from './dashboard.en.ts'
import type { RowState } from './progress-rules.ts'
import { TaskRow } from './task-row.tsx'

/** The quiz row (S2.20, S4.28). */
export function QuizRow({
  moduleNumber,
  state,
}: {
  readonly moduleNumber: number
  readonly state: RowState
}) {
  const noteId = useId()
  const link = (
    <Link to={paths.module(moduleNumber)} className="task-link" aria-describedby={noteId}>
      {text.takeQuiz}
    </Link>
  )
  return (
    <TaskRow
      state={state}
      noteId={noteId}
      task={state === 'locked' ? text.takeQuiz : link}
      note={text.quizNotes[state]}
    />
  )
}
