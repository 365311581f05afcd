import { type ReactNode, useId } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import { NextClass } from '#features/classes/web/next-class.tsx'
import { tasks } from '#features/modules/web/road/road.en.ts'
import type { Progress } from '#features/progress/contract.ts'
import { BackIcon, CheckIcon } from '#platform/web/drawings/icons.tsx'
import { LockIcon } from '#platform/web/drawings/lock-icon.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { goOn } from '../boarding/boarding.en.ts'
import type { RowState } from '../state/progress-rules.ts'
import { ClassLink } from '../tasks/class-link.tsx'
import { lessonRead, takeClass } from '../tasks/tasks.en.ts'
import * as text from './stations.en.ts'
import './task-row.css'

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

function TaskRow({ state, doneWords, task, note, noteId, children }: TaskRowProps) {
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

interface ClassRowProps {
  readonly moduleNumber: number
  readonly state: RowState
  /** It is not that of the next stop. */
  readonly isAhead: boolean
  /** Its lesson was read, and the class was not visited. */
  readonly isLessonRead: boolean
  /** Its link is empty when the class has no virtual space; undefined when the classes could not be loaded. */
  readonly announced: ModuleClass | undefined
}

/** The class row (S2.19, S4.29): opens the class in a new tab and records that the learner went there. */
export function ClassRow({ moduleNumber, state, isAhead, isLessonRead, announced }: ClassRowProps) {
  const noteId = useId()
  const isOpen = state === 'open'
  const row = { state, noteId, ...(state === 'checked' && isLessonRead && { doneWords: lessonRead }) }
  if (state === 'locked')
    return <TaskRow {...row} task={takeClass} note={text.classLocked(moduleNumber - 1)} />
  const withoutSpace = state === 'checked' && !isLessonRead ? text.noSpaceTaken : text.noSpace
  const note = announced && (
    <>
      <NextClass {...announced} />
      {isOpen && isAhead && announced.link && text.classAhead}
      {announced.link === '' ? withoutSpace : text.opensInTab}
    </>
  )
  return (
    <TaskRow
      {...row}
      task={announced ? <ClassLink {...announced} className="task-link" noteId={noteId} /> : takeClass}
      note={note ?? text.linkMissing}
    >
      <Link
        to={paths.lesson(moduleNumber)}
        className="flex min-h-11 items-center border-t border-line px-[0.9rem] text-[0.9rem] underline underline-offset-[0.15em]"
      >
        {tasks.lesson}
      </Link>
    </TaskRow>
  )
}

interface QuizRowProps {
  readonly moduleNumber: number
  readonly state: RowState
  /** Where it was left, if it is under way. */
  readonly openQuiz: Progress['openQuizzes'][number] | undefined
}

/** The quiz row (S2.20, S4.28). */
export function QuizRow({ moduleNumber, state, openQuiz }: QuizRowProps) {
  const noteId = useId()
  const link = (
    <Link to={paths.module(moduleNumber)} className="task-link" aria-describedby={noteId}>
      {tasks.quiz}
    </Link>
  )
  return (
    <TaskRow
      state={state}
      noteId={noteId}
      task={state === 'locked' ? tasks.quiz : link}
      note={openQuiz ? goOn(openQuiz.position, openQuiz.questionCount) : text.quizNotes[state]}
    />
  )
}
