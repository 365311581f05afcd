import type { Overview } from '#features/desk/contract.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import { deskPaths } from '../ui/desk-paths.ts'
import { DeskTable } from '../ui/desk-table.tsx'
import { count, ShareBar, share } from '../ui/formats.tsx'
import { lossesOf } from './funnel.ts'
import { LearnerLink } from './learner-link.tsx'
import * as text from './overview.en.ts'

const stepNames = { attended: text.attended, begun: text.begun, completed: text.completed }

export function FunnelTable({ overview: { modules, learners } }: { readonly overview: Overview }) {
  return (
    <DeskTable label={text.funnel} columns={[text.module, ...Object.values(stepNames)]}>
      {modules.map(({ moduleNumber, attended, begun, completed }) => (
        <tr key={moduleNumber} data-season={stationOf(moduleNumber)?.season}>
          <th scope="row">
            {moduleNumber} <span className="font-normal text-soft">{stationOf(moduleNumber)?.title}</span>
          </th>
          {Object.entries({ attended, begun, completed }).map(([step, value]) => (
            // Its name stands above its bar.
            <td
              key={step}
              data-label={stepNames[step as keyof typeof stepNames]}
              className="w-[22%] min-w-22 tabular-nums card:flex-[1_1_4.5rem] card:before:block card:before:content-[attr(data-label)]"
            >
              <LearnerLink
                to={deskPaths.learnersAt(step as keyof typeof stepNames, moduleNumber)}
                aria-label={text.showThem(
                  count(value),
                  `${stepNames[step as keyof typeof stepNames]}, ${text.module} ${moduleNumber}`,
                )}
              >
                {count(value)}
              </LearnerLink>
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
          <td data-label={text.lost} className="row:min-w-32 card:flex-[1_1_11rem]">
            <LearnerLink to={deskPaths.learnersAt(stepsAfter[after], moduleNumber || undefined)}>
              {text.lostOf(count(lost), count(came), share(lost, came))}
            </LearnerLink>
            <ShareBar share={lost / came} />
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}
