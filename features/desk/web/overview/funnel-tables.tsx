import type { Overview } from '#features/desk/contract.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { deskPaths } from '../ui/desk-paths.ts'
import { DeskTable } from '../ui/desk-table.tsx'
import { count, share } from '../ui/formats.tsx'
import { ShareBar } from '../ui/share-bar.tsx'
import { lossesOf } from './funnel.ts'
import * as text from './overview.en.ts'

const stepNames = { attended: text.attended, begun: text.begun, completed: text.completed }

export function FunnelTable({ overview: { modules, learners } }: { readonly overview: Overview }) {
  return (
    <DeskTable label={text.funnel} columns={[text.module, ...Object.values(stepNames)]}>
      {modules.map(({ moduleNumber, attended, begun, completed }) => (
        <tr key={moduleNumber} data-season={stationOf(moduleNumber)?.season}>
          <th scope="row">
            {moduleNumber} <span className="funnel-title">{stationOf(moduleNumber)?.title}</span>
          </th>
          {Object.entries({ attended, begun, completed }).map(([step, value]) => (
            <td key={step} data-label={stepNames[step as keyof typeof stepNames]} className="funnel-step">
              <Link
                to={deskPaths.learnersAt(step as keyof typeof stepNames, moduleNumber)}
                className="learner-link"
                aria-label={text.showThem(
                  count(value),
                  `${stepNames[step as keyof typeof stepNames]}, ${text.module} ${moduleNumber}`,
                )}
              >
                {count(value)}
              </Link>
              <ShareBar share={learners > 0 ? value / learners : 0} />
            </td>
          ))}
        </tr>
      ))}
    </DeskTable>
  )
}

const shown = 6
const stepsAfter = { registration: 'not-begun', begun: 'in-quiz', completed: 'not-gone-on' } as const

export function StopTable({ overview }: { readonly overview: Overview }) {
  const losses = lossesOf(overview).slice(0, shown)
  if (losses.length === 0) return <p>{text.noStops}</p>
  return (
    <DeskTable label={text.stops} columns={[text.step, text.lost]}>
      {losses.map(({ after, moduleNumber, came, lost }) => (
        <tr key={`${after}${moduleNumber}`} data-season={stationOf(moduleNumber)?.season}>
          <td>{text.steps[after](moduleNumber)}</td>
          <td data-label={text.lost} className="share-cell">
            <Link
              to={deskPaths.learnersAt(stepsAfter[after], moduleNumber || undefined)}
              className="learner-link"
            >
              {text.lostOf(count(lost), count(came), share(lost, came))}
            </Link>
            <ShareBar share={lost / came} />
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}
