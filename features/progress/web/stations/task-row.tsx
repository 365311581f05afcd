import type { ReactNode } from 'react'
import { BackIcon, CheckIcon } from '#platform/web/drawings/icons.tsx'
import { LockIcon } from '#platform/web/drawings/lock-icon.tsx'
import type { RowState } from '../state/progress-rules.ts'
import * as text from './stations.en.ts'
import './task-row.css'

interface TaskRowProps {
  readonly state: RowState
  /** Instead of "Done". */
  readonly doneWords?: string
  /** A link or button, stretched over the row; plain text while locked. */
  readonly task: ReactNode
  readonly note: ReactNode
  /** The task is described by the note of this id. */
  readonly noteId: string
  readonly children?: ReactNode
}

export function TaskRow({ state, doneWords, task, note, noteId, children }: TaskRowProps) {
  return (
    <div className="task-row" data-state={state}>
      <div className="task-main">
        <div className="min-w-0 grow">
          <p className="task-title">{task}</p>
          <p id={noteId} className="text-sm text-soft">
            {note}
          </p>
        </div>
        <TaskState state={state} doneWords={doneWords} />
      </div>
      {children}
    </div>
  )
}

// A word with its sign; nothing that looks as if it could be ticked.
function TaskState({ state, doneWords }: { state: RowState; doneWords: string | undefined }) {
  const [words, Sign] = signs[state]
  return (
    <span className="task-state">
      {(state === 'checked' && doneWords) || words}{' '}
      <Sign className="size-5" strokeWidth={state === 'checked' ? 3.2 : 2} />
    </span>
  )
}

const signs = {
  locked: [text.locked, LockIcon],
  open: [text.toDo, BackIcon],
  checked: [text.done, CheckIcon],
} as const
