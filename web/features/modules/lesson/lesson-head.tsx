import type { ReactNode } from 'react'
import type { Season } from '#contract/modules.ts'
import { Landscape } from '#web/ui/landscape.tsx'

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
      <div className="lesson-scene" aria-hidden="true">
        <Landscape season={season} align={ground} className="sm:hidden" />
        <Landscape season={season} view={wideView(season)} align={ground} className="max-sm:hidden" />
      </div>
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

export const ground = 'xMidYMax'
const seasons: readonly (Season | undefined)[] = ['dawn', 'winter', 'spring', 'summer', 'fall']

/** A season between its neighbours, of the scene's width of 2,000. */
export function wideView(season: Season | undefined): string {
  const middle = 200 + 400 * seasons.indexOf(season)
  return season ? `${Math.min(1000, Math.max(0, middle - 500))} 310 1000 250` : '0 200 2000 360'
}
