import type { Overview } from '#features/desk/contract.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { deskPaths } from '../ui/desk-paths.ts'
import { count } from '../ui/formats.tsx'
import { ShareBar } from '../ui/share-bar.tsx'
import { gapsOf, worstOf } from './funnel.ts'
import * as text from './overview.en.ts'
import './learner-line.css'

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
    <div className="learner-card paper-card p-4 sm:p-6">
      <p className="mb-3 font-display text-xl">{text.onTheLine(count(learners), count(completedAll))}</p>
      {/* biome-ignore-start lint/a11y: what can be scrolled can be reached with the keyboard, and no fieldset is meant */}
      <div role="group" aria-label={text.line} tabIndex={0} className="learner-line">
        <svg
          className="learner-drawing"
          viewBox={`0 0 ${halves.length * step} ${step}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {gaps.map(({ moduleNumber }, index) => (
            <path
              key={moduleNumber}
              data-season={stationOf(moduleNumber)?.season}
              className="learner-flow"
              d={flow(index, halves[index] ?? 0, halves[index + 1] ?? 0)}
            />
          ))}
        </svg>
        <ol>
          <li>
            <strong className="learner-count">
              <Link
                to={deskPaths.learners}
                className="learner-link"
                aria-label={text.showThem(count(learners), text.registered)}
              >
                {count(learners)}
              </Link>
            </strong>
            <span className="learner-name">{text.registered}</span>
            <ShareBar share={1} />
          </li>
          {gaps.map(({ moduleNumber, completed, lost }) => (
            <li key={moduleNumber} data-season={stationOf(moduleNumber)?.season}>
              <span className="learner-stop" aria-hidden="true">
                {moduleNumber}
              </span>
              <strong className="learner-count">
                <Link
                  to={deskPaths.learnersAt('completed', moduleNumber)}
                  className="learner-link"
                  aria-label={text.showThem(
                    count(completed),
                    `${text.completed}, ${text.module} ${moduleNumber}`,
                  )}
                >
                  {count(completed)}
                </Link>
              </strong>
              <span className="learner-name">
                {stationOf(moduleNumber)?.title ?? `${text.module} ${moduleNumber}`}
              </span>
              <ShareBar share={learners > 0 ? completed / learners : 0} />
              {lost > 0 && (
                <span className="learner-loss" data-worst={moduleNumber === worst?.moduleNumber || undefined}>
                  <Link to={deskPaths.learnersAt('stopped-before', moduleNumber)} className="learner-link">
                    <span className="learner-sign" aria-hidden="true">
                      −{count(lost)}
                    </span>
                    <span className="learner-words">{text.lostBefore(count(lost))}</span>
                  </Link>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
      {worst && (
        <p className="mt-3 text-end">
          {text.mostStop}{' '}
          <strong>
            <Link to={deskPaths.learnersAt('stopped-before', worst.moduleNumber)} className="learner-link">
              {text.beforeModule(worst.moduleNumber, count(worst.lost), count(worst.came))}
            </Link>
          </strong>
        </p>
      )}
    </div>
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
