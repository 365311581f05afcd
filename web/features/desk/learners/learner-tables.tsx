import type { LearnerRecord } from '#contract/desk.ts'
import { stationOf } from '#web/features/modules/stations.ts'
import { DeskTable } from '../desk-table.tsx'
import { dayOf, momentOf, share } from '../numbers.ts'
import * as text from './learners.en.ts'

/** When a learner went to each class, and completed each module. */
export function JourneyTable({ modules }: Pick<LearnerRecord, 'modules'>) {
  return (
    <DeskTable label={text.journey} columns={[text.module, text.attended, text.completed]}>
      {modules.map(({ moduleNumber, attendedAt, completedAt }) => (
        <tr key={moduleNumber}>
          <th scope="row">
            {moduleNumber} <span className="funnel-title">{stationOf(moduleNumber)?.title}</span>
          </th>
          <td className="whitespace-nowrap">{dayOf(attendedAt)}</td>
          <td className="whitespace-nowrap">{dayOf(completedAt)}</td>
        </tr>
      ))}
    </DeskTable>
  )
}

const columns = [text.module, text.begun, text.passed, text.answered, text.firstTry]

/** A learner's attempts, the latest first. */
export function AttemptTable({ attempts }: Pick<LearnerRecord, 'attempts'>) {
  return (
    <DeskTable label={text.attempts} columns={columns}>
      {attempts.map(({ id, moduleNumber, startedAt, passedAt, answered, firstTry }) => (
        <tr key={id}>
          <th scope="row">{moduleNumber}</th>
          <td className="whitespace-nowrap">{momentOf(startedAt)}</td>
          <td className="whitespace-nowrap">{momentOf(passedAt)}</td>
          <td>{answered}</td>
          <td>{share(firstTry, answered)}</td>
        </tr>
      ))}
    </DeskTable>
  )
}
