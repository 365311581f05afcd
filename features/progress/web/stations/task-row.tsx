import type { ReactNode } from 'react'
import { BackIcon, CheckIcon } from '#platform/web/drawings/icons.tsx'
import { LockIcon } from '#platform/web/drawings/lock-icon.tsx'
import type { RowState } from '../state/progress-rules.ts'
import * as text from './stations.en.ts'

interface TaskRowProps {
  readonly state: RowState
  /** Instead of "Done". */
  readonly doneWords?: string | undefined
  /** A link or button, stretched over the row; plain text while locked. */
  readonly task: ReactNode
  readonly note: ReactNode
  /** The task is described by the note of this id. */
  readonly noteId: string
  readonly children?: ReactNode
}

export function TaskRow({ state, doneWords, task, note, noteId, children }: TaskRowProps) {
  const isLocked = state === 'locked'
  return (
    <div className={`task-row ${isLocked ? 'border-dashed' : ''}`}>
      <div className="task-main relative flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-[1_1_min-content]">
          <p className={`task-title ${isLocked ? 'text-soft' : 'font-bold'}`}>{task}</p>
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

/** A word with its sign; nothing that looks as if it could be ticked. */
export function TaskState({ state, doneWords }: Pick<TaskRowProps, 'state' | 'doneWords'>) {
  const [words, Sign, look] = signs[state]
  return (
    <span className={`task-state wide:flex-row wide:gap-2 ${look}`}>
      {(state === 'checked' && doneWords) || words}{' '}
      <Sign className="size-5" strokeWidth={state === 'checked' ? 3.2 : 2} />
    </span>
  )
}

const signs = {
  locked: [text.locked, LockIcon, 'text-soft'],
  open: [text.toDo, BackIcon, 'text-ink *:[scale:calc(-1*var(--start))_1]'],
  checked: [text.done, CheckIcon, 'text-(--right)'],
} as const
