import { useEffect, useMemo, useRef } from 'react'
import type { Lesson } from '#features/modules/web/get-lesson.ts'
import * as text from './board.en.ts'

interface BoardSectionProps {
  readonly lesson: Lesson
  /** The id of its heading. */
  readonly section: string
  readonly title: string
}

/** One section of the lesson, as the host has put it on the board. */
export function BoardSection({ lesson: { html, language }, section, title }: BoardSectionProps) {
  const board = useRef<HTMLElement>(null)
  const shown = useMemo(() => sectionOf(html, section), [html, section])
  useEffect(() => {
    board.current?.scrollTo({ top: 0 })
    board.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (!shown) return null
  return (
    <section
      ref={board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached with the keyboard
      tabIndex={0}
      aria-label={text.board.section(title)}
      className="board-section max-h-[min(26rem,60dvh)] overflow-y-auto rounded-[0.875rem] border-6 border-ink bg-paper"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a part of the lesson, made by our server */}
      <div className="lesson p-0 text-[1rem]" lang={language} dangerouslySetInnerHTML={{ __html: shown }} />
    </section>
  )
}

/** Its headings lose their ids, which are those of the lesson below. '' for a section that the lesson has not. */
function sectionOf(html: string, section: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const found = parsed.getElementById(section)
  const part = found?.closest('section') ?? found
  for (const heading of parsed.querySelectorAll('[id]:not(svg *)')) heading.removeAttribute('id')
  return part?.outerHTML ?? ''
}
