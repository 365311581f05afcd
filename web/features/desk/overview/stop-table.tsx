import type { Overview } from '#contract/desk.ts'
import { stationOf } from '#web/features/modules/stations.ts'
import { DeskTable } from '../desk-table.tsx'
import { count, share } from '../numbers.ts'
import { lossesOf } from './funnel.ts'
import * as text from './overview.en.ts'
import { ShareBar } from './share-bar.tsx'

const shown = 6

/** The steps after which the most learners stopped. */
export function StopTable({ overview }: { readonly overview: Overview }) {
  const losses = lossesOf(overview).slice(0, shown)
  if (losses.length === 0) return <p>{text.noStops}</p>
  return (
    <DeskTable label={text.stops} columns={[text.step, text.lost]}>
      {losses.map(({ after, moduleNumber, came, lost }) => (
        <tr key={`${after}${moduleNumber}`} data-season={stationOf(moduleNumber)?.season}>
          <td>{text.steps[after](moduleNumber)}</td>
          <td className="share-cell">
            {text.lostOf(count(lost), count(came), share(lost, came))}
            <ShareBar share={lost / came} />
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}
