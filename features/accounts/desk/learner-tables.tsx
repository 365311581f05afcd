import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import type { LearnerRecord } from '#features/desk/contract.ts'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { dateTimeOf, dayOf, share } from '#features/desk/web/ui/formats.tsx'
import { stationOf } from '#features/modules/web/stations.ts'
import { Link } from '#platform/web/ui/link.tsx'
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

interface CertificateHistoryProps {
  readonly email: string | null
  readonly history: LearnerRecord['certificateHistory']
}

export function CertificateHistory({ email, history }: CertificateHistoryProps) {
  if (history.length === 0) return <p>{text.noRequest}</p>
  return (
    <div className="grid gap-3">
      <DeskTable label={text.certificate} columns={[text.when, text.whatHappened]}>
        {history.toReversed().map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two of the same time
          <tr key={index}>
            <td>{dateTimeOf(event.at)}</td>
            <td className="event-cell">
              {text.certificateEvents[event.kind]} <Detail event={event} />
            </td>
          </tr>
        ))}
      </DeskTable>
      {email && (
        <p>
          <Link
            to={`${deskPaths.requests}?search=${encodeURIComponent(email)}`}
            className="underline underline-offset-4"
          >
            {text.toRequest}
          </Link>
        </p>
      )}
    </div>
  )
}

function Detail({ event: { kind, detail } }: { readonly event: CertificateEvent }) {
  if (kind !== 'issued' && kind !== 'reissued') return <bdi className="text-soft">{detail}</bdi>
  // Written by the server, not by the app.
  return (
    <a href={`/certificates/${detail}`} className="text-soft underline underline-offset-4">
      {detail}
    </a>
  )
}
