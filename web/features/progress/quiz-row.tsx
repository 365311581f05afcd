import { useId } from 'react'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { RowState } from './row-state.ts'
import { TaskRow } from './task-row.tsx'

const title = 'Take Module Quiz'

const notes: Record<RowState, string> = {
  locked: 'Opens after the class of this module.',
  open: 'Ten questions, as many tries as you need.',
  checked: 'Passed. Take it again whenever you like.',
}

/** The quiz row (spec §2, §4). */
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
      {title}
    </Link>
  )
  return (
    <TaskRow state={state} noteId={noteId} task={state === 'locked' ? title : link} note={notes[state]} />
  )
}
