import type { LearnerRecord } from '#features/desk/contract.ts'
import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { dateTimeOf, dayOf, share } from '#features/desk/web/ui/formats.tsx'
import { stationOf } from '#features/modules/web/stations.ts'
import * as text from './learners.en.ts'

export function JourneyTable({ modules }: Pick<LearnerRecord, 'modules'>) {
  return (
    <DeskTable label={text.journey} columns={[text.module, text.attended, text.completed]}>
      {modules.map(({ moduleNumber, attendedAt, attendedBy, completedAt }) => (
        <tr key={moduleNumber}>
          <th scope="row">
            {moduleNumber} <span className="font-normal text-soft">{stationOf(moduleNumber)?.title}</span>
          </th>
          <td data-label={text.attended} className="whitespace-nowrap">
            {dayOf(attendedAt)}
            {attendedBy === 'lesson' && text.byLesson}
          </td>
          <td data-label={text.completed} className="whitespace-nowrap">
            {dayOf(completedAt)}
          </td>
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
          <th scope="row">
            {moduleNumber} <span className="font-normal text-soft">{stationOf(moduleNumber)?.title}</span>
          </th>
          <td data-label={text.begun} className="whitespace-nowrap">
            {dateTimeOf(startedAt)}
          </td>
          <td data-label={text.passed} className="whitespace-nowrap">
            {dateTimeOf(passedAt)}
          </td>
          <td data-label={text.answered}>{answered}</td>
          <td data-label={text.firstTry}>{share(firstTry, answered)}</td>
        </tr>
      ))}
    </DeskTable>
  )
}
