import type { Overview } from '#contract/desk.ts'
import { stationOf } from '#web/features/modules/stations.ts'
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
              {count(value)}
              <ShareBar share={learners > 0 ? value / learners : 0} />
            </td>
          ))}
        </tr>
      ))}
    </DeskTable>
  )
}

const shown = 6

export function StopTable({ overview }: { readonly overview: Overview }) {
  const losses = lossesOf(overview).slice(0, shown)
  if (losses.length === 0) return <p>{text.noStops}</p>
  return (
    <DeskTable label={text.stops} columns={[text.step, text.lost]}>
      {losses.map(({ after, moduleNumber, came, lost }) => (
        <tr key={`${after}${moduleNumber}`} data-season={stationOf(moduleNumber)?.season}>
          <td>{text.steps[after](moduleNumber)}</td>
          <td data-label={text.lost} className="share-cell">
            {text.lostOf(count(lost), count(came), share(lost, came))}
            <ShareBar share={lost / came} />
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}
