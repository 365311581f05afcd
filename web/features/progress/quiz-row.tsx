import { useId } from 'react'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { takeQuiz } from './dashboard.en.ts'
import type { RowState } from './state/progress-rules.ts'
import * as text from './stations.en.ts'
import { TaskRow } from './task-row.tsx'

interface QuizRowProps {
  readonly moduleNumber: number
  readonly state: RowState
  /** The lesson ends at the quiz: its reader is not told that the quiz is closed. */
  readonly isLessonRead: boolean
}

/** The quiz row (S2.20, S4.28). */
export function QuizRow({ moduleNumber, state, isLessonRead }: QuizRowProps) {
  const noteId = useId()
  if (state === 'locked' && isLessonRead) {
    return (
      <TaskRow
        state={state}
        stateWords={text.openFromLesson}
        noteId={noteId}
        task={takeQuiz}
        note={text.quizByLesson}
      >
        <Link to={paths.module(moduleNumber)} className="lesson-link">
          {text.quizFromLesson}
        </Link>
      </TaskRow>
    )
  }
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
