import { useState } from 'react'
import type { Overview } from '#features/desk/contract.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { DeskTable } from '../ui/desk-table.tsx'
import { count } from '../ui/formats.tsx'
import * as text from './overview.en.ts'

const day = dateText({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = dateText({ month: 'short', timeZone: 'UTC' })

const step = 10
const barWidth = 7
const height = 100

/** The longest is what the server has. */
const ranges = [4, 13, 26] as const

export function WeekPlot({ weeks: all }: Pick<Overview, 'weeks'>) {
  const [range, setRange] = useState<number>(26)
  const weeks = all.slice(-range)
  const total = weeks.reduce((sum, { registered }) => sum + registered, 0)
  const most = Math.max(1, ...weeks.map(({ registered }) => registered))
  return (
    <div className="paper-card p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status">{text.registeredInRange(count(total), range)}</p>
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{text.range}</legend>
          {ranges.map((weeks) => (
            <button
              key={weeks}
              type="button"
              aria-pressed={weeks === range}
              className="min-h-11 cursor-pointer rounded-(--radius-field) border-2 border-transparent px-3 aria-pressed:border-ink aria-pressed:font-semibold"
              onClick={() => setRange(weeks)}
            >
              {text.lastWeeks(weeks)}
            </button>
          ))}
        </fieldset>
      </div>
      {/* Time runs the same way in every language. */}
      <div dir="ltr" className="@container relative text-[0.8125rem] text-soft">
        <span className="absolute start-0 top-[0.15rem]" aria-hidden="true">
          {count(most)}
        </span>
        <svg
          role="img"
          aria-label={text.overTime}
          viewBox={`0 0 ${weeks.length * step} ${height}`}
          preserveAspectRatio="none"
          className="h-[clamp(8rem,24vw,14rem)] w-full border-b border-field"
        >
          <path
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
            d={`M0 0.5H${weeks.length * step}M0 ${height / 2}H${weeks.length * step}`}
          />
          {weeks.map(({ startsAt, registered }, index) => {
            const tall = (registered / most) * height
            return (
              <rect
                key={startsAt}
                // The last week is not over.
                className="fill-winter last:fill-[color-mix(in_oklab,var(--winter)_55%,var(--color-card))]"
                x={index * step + (step - barWidth) / 2}
                y={height - tall}
                width={barWidth}
                height={tall}
              >
                <title>{text.weekOf(day(startsAt), registered)}</title>
              </rect>
            )
          })}
        </svg>
        {/* Where there is no room for the name of every month; the table has all. */}
        <div className="flex h-[1.4em] @max-[10em]:invisible" aria-hidden="true">
          {weeks.map(({ startsAt }, index) => (
            <span
              key={startsAt}
              className={`w-0 flex-1 whitespace-nowrap ${new Date(startsAt).getUTCMonth() % 2 ? '@max-[20em]:invisible' : ''}`}
            >
              {isFirstOfMonth(weeks, index) && month(startsAt)}
            </span>
          ))}
        </div>
      </div>
      <details className="mt-3">
        <summary className="cursor-pointer py-2 text-soft">{text.asTable}</summary>
        <DeskTable stacked={false} label={text.overTime} columns={[text.weekFrom, text.registered]}>
          {weeks.toReversed().map(({ startsAt, registered }) => (
            <tr key={startsAt}>
              <td>{day(startsAt)}</td>
              <td>{count(registered)}</td>
            </tr>
          ))}
        </DeskTable>
      </details>
    </div>
  )
}

function isFirstOfMonth(weeks: Overview['weeks'], index: number): boolean {
  const monthOf = (at: number) => new Date(weeks[at]?.startsAt ?? 0).getUTCMonth()
  return index > 0 && monthOf(index) !== monthOf(index - 1)
}
