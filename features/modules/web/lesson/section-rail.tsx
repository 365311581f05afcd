import type { RefObject } from 'react'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import type { Lesson } from '../lesson-in-page.ts'
import { LateTrain } from './late-train.tsx'
import * as text from './lesson.en.ts'
import { useReading } from './use-reading.ts'

interface SectionRailProps {
  readonly lesson: Lesson
  readonly article: RefObject<HTMLElement | null>
  readonly rail: RefObject<HTMLElement | null>
}

/** The line through a lesson: a stop for each section, and the train where one reads. */
export function SectionRail({ lesson, article, rail }: SectionRailProps) {
  const { sections, language } = lesson
  const { at, minutesLeft } = useReading(lesson, article, rail)
  const here = Math.min(at, sections.length - 1)
  return (
    <nav ref={rail} aria-label={text.sections} className="lesson-rail">
      <ol className="lesson-stops">
        {sections.map(({ id, title }, index) => (
          <li key={id} data-read={index < at || undefined}>
            <a href={`#${id}`} aria-current={index === at ? 'location' : undefined}>
              <span lang={language} className="sr-only">
                {index < at ? text.sectionRead(title) : title}
              </span>
              <span className="lesson-stop" aria-hidden="true">
                {index < at && <CheckIcon className="size-3.5" strokeWidth={4} />}
              </span>
            </a>
          </li>
        ))}
        <li className="lesson-train" aria-hidden="true">
          <LateTrain carriages={0} />
        </li>
      </ol>
      <p className="lesson-place">
        <span className="lesson-names">
          {sections.map(({ id, title }, index) => (
            <span key={id} data-here={index === here || undefined}>
              <strong>{text.place(index + 1, sections.length)}</strong>
              {' · '}
              <span lang={language}>{title}</span>
            </span>
          ))}
        </span>
        <span className="text-soft">
          {at < sections.length ? text.minutesLeft(minutesLeft) : text.allRead}
        </span>
      </p>
    </nav>
  )
}

/** Its room, while the lesson is on its way. */
export function EmptyRail() {
  return (
    <div className="lesson-rail" aria-hidden="true">
      <div className="lesson-stops" />
      <p className="lesson-place" />
    </div>
  )
}
