import { useId } from 'react'
import type { ModuleClass } from '#features/classes/contract.ts'
import { NextClass } from '#features/classes/web/next-class.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import type { RowState } from '../state/progress-rules.ts'
import { ClassLink } from '../tasks/class-link.tsx'
import { lessonRead, noSpace, opensInTab, readLesson, takeClass } from '../tasks/tasks.en.ts'
import * as text from './stations.en.ts'
import { TaskRow } from './task-row.tsx'

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
  const withoutSpace = state === 'checked' && !isLessonRead ? text.noSpaceTaken : noSpace
  const note = announced && (
    <>
      <NextClass {...announced} />
      {isOpen && isAhead && announced.link && text.classAhead}
      {announced.link === '' ? withoutSpace : opensInTab}
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
        {readLesson}
      </Link>
    </TaskRow>
  )
}
