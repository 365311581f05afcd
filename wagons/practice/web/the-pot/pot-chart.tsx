import { lastMonth } from './economy.ts'
import * as text from './exercise.en.ts'

interface PotChartProps {
  /** In cents, at the end of each month. */
  readonly pots: readonly number[]
  /** The months, from 0 on, in which not all could be paid. */
  readonly shortIn: readonly number[]
}

/** What is in the pot after each of the ten months, a column each. */
export function PotChart({ pots, shortIn }: PotChartProps) {
  const highest = Math.max(100_000, ...pots)
  return (
    <ol className="pot-chart" aria-label={text.pots}>
      {Array.from({ length: lastMonth }, (_, month) => {
        const pot = pots[month]
        const isShort = shortIn.includes(month)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the months
          <li key={month} data-short={isShort || undefined} aria-hidden={pot === undefined && !isShort}>
            <span className="sr-only">
              {text.potAt(month + 1, text.money(pot ?? 0))}
              {isShort && `, ${text.shortAt}`}
            </span>
            <span aria-hidden="true" className="pot-column">
              {pot !== undefined && <span style={{ height: `${(100 * pot) / highest}%` }} />}
            </span>
            <span aria-hidden="true">{month + 1}</span>
          </li>
        )
      })}
    </ol>
  )
}
