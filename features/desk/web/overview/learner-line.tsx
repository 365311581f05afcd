import type { ComponentProps, ReactNode } from 'react'
import type { Overview } from '#features/desk/contract.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { deskPaths } from '../ui/desk-paths.ts'
import { count, ShareBar } from '../ui/formats.tsx'
import { gapsOf, worstOf } from './funnel.ts'
import * as text from './overview.en.ts'

/** Of the drawing: a stop is so wide, the line at most twice as high as this. */
const step = 100
const half = 48
const thinnest = 0.8

/** The line, as thick as the learners who completed each station, with what is lost before each. */
export function LearnerLine({ overview }: { readonly overview: Overview }) {
  const { learners, completedAll } = overview
  const gaps = gapsOf(overview)
  const worst = worstOf(gaps)
  const halves = [learners, ...gaps.map(({ completed }) => completed)].map((value) =>
    Math.max(thinnest, learners > 0 ? (value / learners) * half : 0),
  )
  return (
    <div className="paper-card @container p-4 sm:p-6">
      <p className="mb-3 font-display text-xl">{text.onTheLine(count(learners), count(completedAll))}</p>
      {/* biome-ignore-start lint/a11y: what can be scrolled can be reached with the keyboard, and no fieldset is meant */}
      <div
        role="group"
        aria-label={text.line}
        tabIndex={0}
        className="learner-line line:grid line:overflow-x-auto"
      >
        <svg
          className="hidden h-32 w-0 min-w-full [scale:var(--start)_1] line:block"
          viewBox={`0 0 ${halves.length * step} ${step}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {gaps.map(({ moduleNumber }, index) => (
            <path
              key={moduleNumber}
              data-season={stationOf(moduleNumber)?.season}
              className="fill-season"
              d={flow(index, halves[index] ?? 0, halves[index + 1] ?? 0)}
            />
          ))}
        </svg>
        {/* As wide as its names need. */}
        <ol className="grid bars:gap-4 line:auto-cols-[minmax(6.25em,1fr)] line:grid-flow-col line:text-center">
          <Stop to={deskPaths.learners} name={text.registered} value={learners} share={1} />
          {gaps.map(({ moduleNumber, completed, lost }) => (
            <Stop
              key={moduleNumber}
              moduleNumber={moduleNumber}
              to={deskPaths.learnersAt('completed', moduleNumber)}
              name={stationOf(moduleNumber)?.title ?? `${text.module} ${moduleNumber}`}
              value={completed}
              share={learners > 0 ? completed / learners : 0}
            >
              {/* Half way between a stop and the one before. */}
              {lost > 0 && (
                <span
                  className={`bars:col-[2/4] bars:row-3 bars:mt-[0.35rem] bars:text-[0.875rem] line:absolute line:start-[-50%] line:end-1/2 line:bottom-[0.3rem] ${moduleNumber === worst?.moduleNumber ? 'font-bold text-ink underline decoration-[3px] underline-offset-[0.3em]' : 'text-soft'}`}
                >
                  <LearnerLink to={deskPaths.learnersAt('stopped-before', moduleNumber)}>
                    <span className="bars:hidden" aria-hidden="true">
                      −{count(lost)}
                    </span>
                    <span className="line:sr-only">{text.lostBefore(count(lost))}</span>
                  </LearnerLink>
                </span>
              )}
            </Stop>
          ))}
        </ol>
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
      {worst && (
        <p className="mt-3 text-end">
          {text.mostStop}{' '}
          <strong>
            <LearnerLink to={deskPaths.learnersAt('stopped-before', worst.moduleNumber)}>
              {text.beforeModule(worst.moduleNumber, count(worst.lost), count(worst.came))}
            </LearnerLink>
          </strong>
        </p>
      )}
    </div>
  )
}

interface StopProps {
  /** Undefined for where all begin. */
  readonly moduleNumber?: number
  readonly to: string
  readonly name: string
  readonly value: number
  readonly share: number
  readonly children?: ReactNode
}

function Stop({ moduleNumber, to, name, value, share, children }: StopProps) {
  const what = moduleNumber ? `${text.completed}, ${text.module} ${moduleNumber}` : name
  return (
    <li
      data-season={moduleNumber && stationOf(moduleNumber)?.season}
      className="grid bars:grid-cols-[2rem_minmax(0,1fr)_auto] bars:items-center bars:gap-x-3 bars:leading-[1.25] line:relative line:content-start line:p-[0.6rem_0.2rem_2.35em] line:text-[0.8125rem]/[1.2] line:text-soft line:hyphens-auto"
    >
      {/* On the line above, in its middle. */}
      {moduleNumber && (
        <span
          className="grid size-8 place-items-center rounded-full border-3 border-season bg-card font-display text-[1rem] text-ink bars:col-1 bars:row-[1/3] line:absolute line:inset-x-0 line:-top-20 line:mx-auto"
          aria-hidden="true"
        >
          {moduleNumber}
        </span>
      )}
      <strong className="font-display text-[1.5rem] bars:col-3 bars:row-1 bars:leading-[1.1] line:text-ink">
        <LearnerLink to={to} aria-label={text.showThem(count(value), what)}>
          {count(value)}
        </LearnerLink>
      </strong>
      <span className="bars:col-2 bars:row-1">{name}</span>
      <ShareBar share={share} className="col-[2/4] row-2 mt-[0.35rem] h-2.5 rounded-[5px] line:hidden" />
      {children}
    </li>
  )
}

/** The part of the line from the middle of a stop to that of the next, by half its height at either end. */
function flow(index: number, from: number, to: number): string {
  const [start = 0, middle = 0, end = 0] = [index + 0.5, index + 1, index + 1.5].map((stops) => stops * step)
  const y = half + 2
  // A little under the part before it, so that no seam shows between them.
  const seam = start - 0.5
  return (
    `M${seam} ${y - from}H${start}C${middle} ${y - from} ${middle} ${y - to} ${end} ${y - to}V${y + to}` +
    `C${middle} ${y + to} ${middle} ${y + from} ${start} ${y + from}H${seam}Z`
  )
}

/** From a number to the learners that it counts, with room for a finger. */
export const LearnerLink = (link: ComponentProps<typeof Link>) => (
  <Link
    {...link}
    className="inline-block min-h-6 min-w-6 underline decoration-current/45 decoration-1 underline-offset-[0.2em] hover:decoration-current hover:decoration-2"
  />
)
