import { useId } from 'react'
import type { ModuleClass } from '#contract/classes.ts'
import { NextClass } from '#web/features/classes/next-class.tsx'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { useAttendClass } from './attend-class.ts'
import * as text from './dashboard.en.ts'
import type { RowState } from './progress-rules.ts'
import { TaskRow } from './task-row.tsx'

interface ClassRowProps {
  readonly moduleNumber: number
  readonly state: RowState
  /** Its link is empty when the class has no virtual space; undefined when the classes could not be loaded. */
  readonly announced: ModuleClass | undefined
}

/** The class row (S2.19, S4.29): opens the class in a new tab and records that the learner went there. */
export function ClassRow({ moduleNumber, state, announced }: ClassRowProps) {
  const noteId = useId()
  const { mutate: attend } = useAttendClass()
  const row = { state, noteId }
  if (state === 'locked')
    return <TaskRow {...row} task={text.takeClass} note={text.classLocked(moduleNumber - 1)} />
  const lesson = (
    <Link to={paths.lesson(moduleNumber)} className="lesson-link">
      {text.readLesson}
    </Link>
  )
  if (!announced) {
    return (
      <TaskRow {...row} task={text.takeClass} note={text.linkMissing}>
        {lesson}
      </TaskRow>
    )
  }
  const { link } = announced
  const withTime = (note: string) => (
    <>
      <NextClass {...announced} />
      {note}
    </>
  )
  if (link === '') {
    const button = (
      <button
        type="button"
        className="task-link"
        aria-describedby={noteId}
        onClick={() => attend(moduleNumber)}
      >
        {text.takeClass}
      </button>
    )
    return (
      <TaskRow {...row} task={button} note={withTime(state === 'checked' ? text.noSpaceTaken : text.noSpace)}>
        {lesson}
      </TaskRow>
    )
  }
  const anchor = (
    <a
      href={link}
      target="_blank"
      rel="noopener"
      className="task-link"
      aria-describedby={noteId}
      onClick={() => attend(moduleNumber)}
      onAuxClick={({ button }) => button === 1 && attend(moduleNumber)}
    >
      {text.takeClass}
    </a>
  )
  return (
    <TaskRow {...row} task={anchor} note={withTime(text.opensInTab)}>
      {lesson}
    </TaskRow>
  )
}
