import { useEffect, useRef } from 'react'
import type { Mark } from '#features/modules/web/road/road.ts'
import { pathOf, taskOf } from '#features/modules/web/road/steps.ts'
import { useStepsLeft } from '#features/modules/web/road/use-road.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './player.en.ts'

const lesson: Mark = { step: 'lesson', minutes: 0, state: 'done' }

interface FilmEndProps {
  readonly moduleNumber: number
  /** From full screen back to the page. */
  readonly onLeave?: () => void
}

/** When the film is over: what is next on the road. It takes the focus from the button that has played it. */
export function FilmEnd({ moduleNumber, onLeave }: FilmEndProps) {
  const ways = useRef<HTMLElement>(null)
  const left = useStepsLeft(moduleNumber, 'film')
  // Of a module that is done nothing is left, and its lesson stands below.
  const shown = left.length > 0 ? left : [lesson]
  useEffect(() => {
    if (document.activeElement?.matches('.film-play'))
      ways.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys
    <nav
      ref={ways}
      aria-label={text.waysOn}
      className="film-end flex flex-wrap justify-center"
      onClick={onLeave}
    >
      <p className="w-full text-center font-display text-2xl">{text.isOver}</p>
      {shown.slice(0, 2).map((mark, index) => {
        const look = index > 0 ? undefined : 'btn lesson-quiz w-full'
        return mark.step === 'lesson' ? (
          <a key="lesson" href="#lesson-text" className={look}>
            {taskOf(mark)}
          </a>
        ) : (
          <Link key={mark.step} to={pathOf(mark.step, moduleNumber)} className={look}>
            {taskOf(mark)}
          </Link>
        )
      })}
    </nav>
  )
}
