import { lastMonth, type Month } from './economy.ts'
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
                className="flex h-[min(6rem,12vh)] items-end justify-center border-wrong border-b-4 border-double text-[1.375rem]/none"
              >
                ×
              </span>
            ) : (
              <span aria-hidden="true" className="flex h-[min(6rem,12vh)] items-end border-field border-b-2">
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

/** A line of a list of figures (dl). */
export const Figure = ({ label, value }: Readonly<Record<'label' | 'value', string>>) => (
  <div className="flex flex-wrap justify-between gap-x-3 border-field border-b border-dashed py-1">
    <dt>{label}</dt>
    <dd className="ms-auto whitespace-nowrap font-semibold tabular-nums">
      <bdi>{value}</bdi>
    </dd>
  </div>
)

/** Of this much, in cents, the pot is full to the brim. */
const brim = 250_000
const coin = 40_000
const inside = 'pot-inside'
const clip = `url(#${inside})`

/** Coins that fall in, the pot, and coins that come out, as in the lesson. Decoration: the sums stand beside it. */
export function PotDrawing({ pot, income, paid }: Month) {
  const level = Math.min(1, pot / brim)
  const top = 118 - 62 * level
  return (
    <svg viewBox="0 0 120 168" aria-hidden="true" className="w-[min(6.5rem,22vw)]">
      <g fill="none" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
        <Coins count={Math.ceil(income / coin)} y={16} />
        <clipPath id={inside}>
          <path d={shape} />
        </clipPath>
        <path d={shape} fill="var(--color-paper)" stroke="none" />
        <rect x="0" y={top} width="120" height="80" fill="var(--season)" stroke="none" clipPath={clip} />
        <path d={shape} />
        <rect x="18" y="38" width="84" height="10" rx="5" fill="var(--color-card)" />
        <Coins count={Math.ceil(paid / coin)} y={150} />
      </g>
    </svg>
  )
}

const shape = 'M26 48q-12 16-12 34 0 30 30 36h32q30-6 30-36 0-18-12-34z'

const Coins = ({ count, y }: { readonly count: number; readonly y: number }) => {
  const shown = Math.min(5, count)
  return Array.from({ length: shown }, (_, place) => {
    const x = 60 + (place - (shown - 1) / 2) * 21
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place
      <g key={place} stroke="var(--season)">
        <circle cx={x} cy={y} r="8.500" fill="var(--color-card)" />
        <circle cx={x} cy={y} r="3" fill="var(--season)" />
      </g>
    )
  })
}
