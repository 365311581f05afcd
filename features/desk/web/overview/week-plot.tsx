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
        <fieldset className="week-ranges">
          <legend className="sr-only">{text.range}</legend>
          {ranges.map((weeks) => (
            <button
              key={weeks}
              type="button"
              aria-pressed={weeks === range}
              className="week-range"
              onClick={() => setRange(weeks)}
            >
              {text.lastWeeks(weeks)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="week-plot">
        <span className="week-most" aria-hidden="true">
          {count(most)}
        </span>
        <svg
          role="img"
          aria-label={text.overTime}
          viewBox={`0 0 ${weeks.length * step} ${height}`}
          preserveAspectRatio="none"
        >
          <path
            className="week-line"
            d={`M0 0.5H${weeks.length * step}M0 ${height / 2}H${weeks.length * step}`}
          />
          {weeks.map(({ startsAt, registered }, index) => {
            const tall = (registered / most) * height
            return (
              <rect
                key={startsAt}
                className="week-bar"
                data-running={index === weeks.length - 1 || undefined}
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
        <div className="week-months" aria-hidden="true">
          {weeks.map(({ startsAt }, index) => (
            <span key={startsAt} data-other={new Date(startsAt).getUTCMonth() % 2 || undefined}>
              {isFirstOfMonth(weeks, index) && month(startsAt)}
            </span>
          ))}
        </div>
      </div>
      <details className="mt-3">
        <summary className="desk-summary">{text.asTable}</summary>
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
