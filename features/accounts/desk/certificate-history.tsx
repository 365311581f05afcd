import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import type { LearnerRecord } from '#features/desk/contract.ts'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './learners.en.ts'

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
