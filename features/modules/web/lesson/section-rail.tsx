import type { RefObject } from 'react'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import type { Lesson } from '../get-lesson.ts'
import * as text from './lesson.en.ts'
import { LateTrain } from './lesson-head.tsx'
import { useReading } from './reading.ts'

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
      <ol className="lesson-stops relative flex justify-between">
        {sections.map(({ id, title }, index) => (
          <li key={id} data-read={index < at || undefined} className="min-w-0">
            <a href={`#${id}`} aria-current={index === at ? 'location' : undefined} className="relative grid">
              <span lang={language} className="sr-only">
                {index < at ? text.sectionRead(title) : title}
              </span>
              <span className="lesson-stop grid place-items-center rounded-full" aria-hidden="true">
                {index < at && <CheckIcon className="size-3.5" strokeWidth={4} />}
              </span>
            </a>
          </li>
        ))}
        <li className="lesson-train absolute" aria-hidden="true">
          <LateTrain carriages={0} className="w-full" />
        </li>
      </ol>
      <p className="lesson-place flex flex-wrap items-start justify-between gap-x-4">
        <span className="lesson-names grid min-w-0 grid-cols-1">
          {sections.map(({ id, title }, index) => (
            <span key={id} className={index === here ? '' : 'invisible'}>
              <strong>{text.place(index + 1, sections.length)}</strong>
              {' · '}
              <span lang={language}>{title}</span>
            </span>
          ))}
        </span>
        <span className="flex-none text-soft">
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
      <div className="lesson-stops relative" />
      <p className="lesson-place" />
    </div>
  )
}
