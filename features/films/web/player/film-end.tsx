import { useEffect, useRef } from 'react'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './player.en.ts'

interface FilmEndProps {
  readonly moduleNumber: number
  /** From full screen back to the page. */
  readonly onLeave?: () => void
}

/**
 * When the film is over: the steps after it but the quiz, which follows the lesson. It takes the focus from the button that
 * has played it.
 */
export function FilmEnd({ moduleNumber, onLeave }: FilmEndProps) {
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches('.film-play')) first.current?.focus({ preventScroll: true })
  }, [])
  const practice = paths.practice(moduleNumber)
  return (
    <nav aria-label={text.waysOn} className="film-end flex flex-wrap justify-center">
      <p className="w-full text-center font-display text-2xl">{text.isOver}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the lesson below, on the page that full screen hides */}
      <a ref={first} href="#lesson-text" className="btn lesson-quiz w-full" onClick={onLeave}>
        {text.readOn(LESSON_MINUTES[moduleNumber])}
      </a>
      {moduleNumber in PRACTICE_MINUTES && hasPage(practice) && <Link to={practice}>{text.practise}</Link>}
    </nav>
  )
}
