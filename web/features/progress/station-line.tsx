import type { ModuleClass } from '#contract/classes.ts'
import type { Progress } from '#contract/progress.ts'
import { stations } from '#web/features/modules/stations.ts'
import { ClassRow } from './class-row.tsx'
import { useOpenStation } from './open-station.ts'
import { classRowState, quizRowState } from './progress-rules.ts'
import { stationTag } from './progress-words.ts'
import { QuizRow } from './quiz-row.tsx'
import { StationEntry } from './station-entry.tsx'

interface StationLineProps {
  readonly progress: Progress
  readonly next: number | null
  /** Empty when the class links could not be loaded. */
  readonly classes: readonly ModuleClass[]
}

/** The accordion (S2.18), one entry per module; where the page is narrow it is the line of stations itself. */
export function StationLine({ progress, next, classes }: StationLineProps) {
  const { open, toggle } = useOpenStation(next)
  return (
    <ol className="station-line">
      {stations.map((station) => (
        <StationEntry
          key={station.number}
          station={station}
          tag={stationTag(progress, station.number, next)}
          isDone={progress.completedModules.includes(station.number)}
          isNext={station.number === next}
          isOpen={station.number === open}
          onToggle={(isOpen) => toggle(station.number, isOpen)}
        >
          <ClassRow
            moduleNumber={station.number}
            state={classRowState(progress, station.number)}
            announced={classes.find(({ moduleNumber }) => moduleNumber === station.number)}
          />
          <QuizRow moduleNumber={station.number} state={quizRowState(progress, station.number)} />
        </StationEntry>
      ))}
    </ol>
  )
}
