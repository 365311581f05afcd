import type { ModuleClass } from '#features/classes/contract.ts'
import { useAttendClass } from './attend-class.ts'
import * as text from './tasks.en.ts'

interface ClassLinkProps extends Pick<ModuleClass, 'moduleNumber' | 'link'> {
  readonly className: string
  readonly noteId?: string
}

/** Opens the class in a new tab and records that the learner went there; alone the latter where it has no space. */
export function ClassLink({ moduleNumber, link, className, noteId }: ClassLinkProps) {
  const { mutate: attend } = useAttendClass()
  if (link === '') {
    return (
      <button
        type="button"
        className={className}
        aria-describedby={noteId}
        onClick={() => attend(moduleNumber)}
      >
        {text.takeClass}
      </button>
    )
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener"
      className={className}
      aria-describedby={noteId}
      onClick={() => attend(moduleNumber)}
      onAuxClick={({ button }) => button === 1 && attend(moduleNumber)}
    >
      {text.takeClass}
    </a>
  )
}
