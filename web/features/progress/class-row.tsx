import { useId } from 'react'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { useAttendClass } from './attend-class.ts'
import type { RowState } from './row-state.ts'
import { TaskRow } from './task-row.tsx'

interface ClassRowProps {
  readonly moduleNumber: number
  readonly state: RowState
  /** Empty when the class has no virtual space; undefined when the links could not be loaded. */
  readonly link: string | undefined
}

const title = 'Take Metaverse Class'

/** The class row (spec §2, §4): opens the class in a new tab and records that the learner went there. */
export function ClassRow({ moduleNumber, state, link }: ClassRowProps) {
  const noteId = useId()
  const { mutate: attend } = useAttendClass()
  const row = { state, noteId }
  if (state === 'locked')
    return <TaskRow {...row} task={title} note={`Opens after the class of Module ${moduleNumber - 1}.`} />
  const lesson = (
    <Link to={paths.lesson(moduleNumber)} className="lesson-link">
      Read the lesson
    </Link>
  )
  if (link === undefined)
    return <TaskRow {...row} task={title} note="The link of this class could not be loaded." />
  if (link === '') {
    const button = (
      <button
        type="button"
        className="task-link"
        aria-describedby={noteId}
        onClick={() => attend(moduleNumber)}
      >
        {title}
      </button>
    )
    return (
      <TaskRow {...row} task={button} note={noSpaceNote(state)}>
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
      {title}
    </a>
  )
  return (
    <TaskRow {...row} task={anchor} note="Opens the class in a new tab.">
      {lesson}
    </TaskRow>
  )
}

function noSpaceNote(state: RowState): string {
  return state === 'checked'
    ? 'This class has no virtual space. It is marked as taken.'
    : 'This class has no virtual space. Read the lesson, then press here to mark it as taken.'
}
