import { useId } from 'react'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import type { RowState } from '../state/progress-rules.ts'
import { takeQuiz } from '../tasks/tasks.en.ts'
import * as text from './stations.en.ts'
import { TaskRow } from './task-row.tsx'

interface QuizRowProps {
  readonly moduleNumber: number
  readonly state: RowState
}

/** The quiz row (S2.20, S4.28). */
export function QuizRow({ moduleNumber, state }: QuizRowProps) {
  const noteId = useId()
  const link = (
    <Link to={paths.module(moduleNumber)} className="task-link" aria-describedby={noteId}>
      {takeQuiz}
    </Link>
  )
  return (
    <TaskRow
      state={state}
      noteId={noteId}
      task={state === 'locked' ? takeQuiz : link}
      note={text.quizNotes[state]}
    />
  )
}
