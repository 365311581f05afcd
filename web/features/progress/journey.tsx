import { programmes } from 'virtual:programmes'
import type { ReactNode } from 'react'
import type { ModuleClass } from '#contract/classes.ts'
import type { Progress } from '#contract/progress.ts'
import { RailMap } from '#web/features/modules/rail-map.tsx'
import { paths } from '#web/paths.ts'
import { isLocked } from './state/progress-rules.ts'
import { StationLine } from './station-line.tsx'
import { stationTag } from './station-tag.ts'
import * as text from './stations.en.ts'

interface JourneyProps {
  readonly progress: Progress
  /** The next stop; null at the end. */
  readonly next: number | null
  /** Empty when the class links could not be loaded. */
  readonly classes: readonly ModuleClass[]
  /** What follows the last station. */
  readonly children: ReactNode
}

/** The whole journey below what is next: its map, and an entry per module. */
export function Journey({ progress, next, classes, children }: JourneyProps) {
  return (
    <>
      <nav aria-label={text.map} className="dashboard-map">
        <RailMap
          programmes={programmes}
          completed={progress.completedModules}
          current={next}
          to={paths.dashboardModule}
          stateOf={(number) => stationTag(progress, number, next)}
          mistFrom={mistFrom(progress)}
        />
      </nav>
      <StationLine progress={progress} next={next} classes={classes} />
      {children}
    </>
  )
}

/** The first module of the first programme of which nothing is open yet. */
const mistFrom = (progress: Progress): number | undefined =>
  programmes.find((_, index) =>
    programmes.slice(index).every(({ modules }) => modules.every(({ number }) => isLocked(progress, number))),
  )?.modules[0]?.number
