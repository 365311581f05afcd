import type { ReactNode } from 'react'
import type { Season } from '#contract/modules.ts'

interface LessonHeadProps {
  readonly season: Season | undefined
  /** Whose it is: programme or class, and module. */
  readonly line: string
  readonly title: string
  readonly language: string | undefined
  readonly children?: ReactNode
}

/** The beginning of a lesson: its season's part of the landscape, and its title on the paper below. */
export function LessonHead({ season, line, title, language, children }: LessonHeadProps) {
  return (
    <>
      <div className="lesson-scene" data-season={season} aria-hidden="true" />
      <div className="lesson-title">
        <hgroup>
          <p className="font-display text-xl text-season">{line}</p>
          <h1 lang={language} className="text-4xl sm:text-5xl">
            {title}
          </h1>
        </hgroup>
        {children}
      </div>
    </>
  )
}
