import type { Programme } from '#contract/modules.ts'
import { bendAfter, levelOf, RailStation } from './rail-station.tsx'

interface RailMapProps {
  readonly programmes: readonly Programme[]
  readonly completed: readonly number[]
  /** The next stop, where the train stands; null when the journey is over and it stands at the last. */
  readonly current: number | null
}

/** The journey as a railway: it runs across where its container is wide, and down where it is narrow. */
export function RailMap({ programmes, completed, current }: RailMapProps) {
  const numbers = programmes.flatMap(({ modules }) => modules.map(({ number }) => number))
  const isDone = (number: number | undefined) => number !== undefined && completed.includes(number)
  return (
    <div className="rail" data-complete={numbers.every(isDone) || undefined}>
      <ol className="rail-lines">
        {programmes.map(({ id, title, season, modules }) => (
          <li key={id} data-season={season} className="rail-line">
            <p className="rail-title">{title}</p>
            <ol className="rail-stations">
              {modules.map((module) => {
                const index = numbers.indexOf(module.number)
                const isLast = index === numbers.length - 1
                return (
                  <RailStation
                    key={module.number}
                    number={module.number}
                    name={module.station}
                    level={levelOf(index)}
                    bend={isLast ? null : bendAfter(index)}
                    isDone={isDone(module.number)}
                    isReached={isDone(numbers[index - 1])}
                    isCurrent={module.number === current}
                    hasTrain={module.number === current || (current === null && isLast)}
                  />
                )
              })}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}
