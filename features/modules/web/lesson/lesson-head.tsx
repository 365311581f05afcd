import { type ReactNode, Suspense } from 'react'
import type { Season } from '#features/modules/contract.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import type { Step } from '../road/road.ts'
import { RoadPlace } from '../road/road-place.tsx'
import { ToDashboard } from './to-dashboard.tsx'

interface LessonHeadProps {
  readonly season: Season | undefined
  readonly moduleNumber: number
  /** Whose it is: programme or class, and module. */
  readonly line: string
  readonly title: string
  readonly language: string | undefined
  /** In place of the landscape; null for none. */
  readonly scene?: ReactNode
  /** Of the module, on whose page it stands. */
  readonly step: Step
  readonly children?: ReactNode
}

/** The beginning of a lesson: its season's part of the landscape, and its title on the paper below. */
export function LessonHead(props: LessonHeadProps) {
  const { season, moduleNumber, line, title, language, scene, step, children } = props
  return (
    <>
      {scene === undefined ? (
        <div className="lesson-scene" aria-hidden="true">
          <Landscape season={season} align={ground} className="sm:hidden" />
          <Landscape season={season} view={wideView(season)} align={ground} className="max-sm:hidden" />
        </div>
      ) : (
        scene
      )}
      <div className="lesson-title">
        <div className="lesson-above">
          <ToDashboard />
          <p className="font-display text-xl text-season">{line}</p>
        </div>
        <h1 lang={language} className="text-4xl sm:text-5xl">
          {title}
        </h1>
        <RoadPlace moduleNumber={moduleNumber} step={step} />
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

const Drawn = latePart(() => import('#platform/web/drawings/train.tsx').then((part) => part.Train))

/** The train of a lesson: it stands over what is there, and moves nothing when it comes. */
export function LateTrain(props: { readonly className?: string; readonly carriages?: number }) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  )
}
