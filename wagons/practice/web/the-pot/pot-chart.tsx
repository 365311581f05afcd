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
    <ol
      className="grid grid-cols-10 gap-[min(0.5rem,1.5vw)] text-center text-[min(0.875rem,5vw)]"
      aria-label={text.pots}
    >
      {Array.from({ length: lastMonth }, (_, month) => {
        const pot = pots[month]
        const isShort = shortIn.includes(month)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the months
            key={month}
            data-short={isShort || undefined}
            className="grid gap-1 data-short:font-bold data-short:text-wrong"
            aria-hidden={pot === undefined && !isShort}
          >
            <span className="sr-only">
              {text.potAt(month + 1, text.money(pot ?? 0))}
              {isShort && `, ${text.shortAt}`}
            </span>
            {isShort ? (
              <span
                aria-hidden="true"
                className="flex h-24 items-end justify-center border-wrong border-b-4 border-double text-[1.375rem]/none"
              >
                ×
              </span>
            ) : (
              <span aria-hidden="true" className="flex h-24 items-end border-field border-b-2">
                {pot !== undefined && (
                  <span
                    className="min-h-[2px] w-full rounded-t-md border-season border-x-2 border-t-2 bg-season"
                    style={{ height: `${(100 * pot) / highest}%` }}
                  />
                )}
              </span>
            )}
            <span aria-hidden="true">{month + 1}</span>
          </li>
        )
      })}
    </ol>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
}

/** A line of a list of figures (dl). */
export const Figure = ({ label, value }: FigureProps) => (
  <div className="flex flex-wrap justify-between gap-x-3 border-field border-b border-dashed py-1">
    <dt>{label}</dt>
    <dd className="ms-auto whitespace-nowrap font-semibold tabular-nums">
      <bdi>{value}</bdi>
    </dd>
  </div>
)
