import type { LearnerRecord } from '#contract/desk.ts'
import { stationOf } from '#web/features/modules/stations.ts'
import { DeskTable } from '../ui/desk-table.tsx'
import { dateTimeOf, dayOf, share } from '../ui/formats.tsx'
import * as text from './learners.en.ts'

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

export function AttemptTable({ attempts }: Pick<LearnerRecord, 'attempts'>) {
  return (
    <DeskTable label={text.attempts} columns={columns}>
      {attempts.map(({ id, moduleNumber, startedAt, passedAt, answered, firstTry }) => (
        <tr key={id}>
          <th scope="row">{moduleNumber}</th>
          <td className="whitespace-nowrap">{dateTimeOf(startedAt)}</td>
          <td className="whitespace-nowrap">{dateTimeOf(passedAt)}</td>
          <td>{answered}</td>
          <td>{share(firstTry, answered)}</td>
        </tr>
      ))}
    </DeskTable>
  )
}
