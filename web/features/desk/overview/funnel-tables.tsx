import type { Overview } from '#contract/desk.ts'
import { stationOf } from '#web/features/modules/stations.ts'
import { DeskTable } from '../desk-table.tsx'
import { count } from '../numbers.ts'
import * as text from './overview.en.ts'
import { ShareBar } from './share-bar.tsx'

const columns = [text.module, text.attended, text.begun, text.completed]

/** Who got how far: a row for each module, a number and a bar for each step in it. */
export function FunnelTable({ overview: { modules, learners } }: { readonly overview: Overview }) {
  return (
    <DeskTable label={text.funnel} columns={columns}>
      {modules.map(({ moduleNumber, attended, begun, completed }) => (
        <tr key={moduleNumber} data-season={stationOf(moduleNumber)?.season}>
          <th scope="row">
            {moduleNumber} <span className="funnel-title">{stationOf(moduleNumber)?.title}</span>
          </th>
          {Object.entries({ attended, begun, completed }).map(([step, value]) => (
            <td key={step} className="funnel-step">
              {count(value)}
              <ShareBar share={learners > 0 ? value / learners : 0} />
            </td>
          ))}
        </tr>
      ))}
    </DeskTable>
  )
}
