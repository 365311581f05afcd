import * as desk from '#features/desk/web/ui/desk.en.ts'
import { DeskList, ExportHeading, useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { dateTimeOf, EmailText } from '#features/desk/web/ui/formats.tsx'
import type {
  AuditEvent,
  exportOperatorAuditLog,
  listOperatorAuditEvents,
} from '#features/operators/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { downloadCsv } from '#platform/web/lib/api/save-file.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './audit-log.en.ts'

const download = () => downloadCsv<typeof exportOperatorAuditLog>('/api/operator/audit-events.csv')

export function AuditLogPage() {
  const query = useDeskPages(['audit-events'], (cursor) =>
    callApi<typeof listOperatorAuditEvents>('GET', '/api/operator/audit-events', { query: { cursor } }),
  )
  return (
    <>
      <ExportHeading title={desk.auditLog} download={download} />
      <DeskList
        label={desk.auditLog}
        columns={[text.whenAndWho, text.what]}
        query={query}
        items={query.data?.pages.flatMap((page) => page.events)}
        none={text.none}
        failed={text.failed}
        more={text.older}
      >
        {(event) => <AuditEventRow key={event.id} event={event} />}
      </DeskList>
    </>
  )
}

function AuditEventRow({ event }: { readonly event: AuditEvent }) {
  const { at, by, type, accountId, email, detail } = event
  return (
    <tr>
      <td className="row:w-56">
        {dateTimeOf(at)}
        <span className="block text-sm text-soft">
          <EmailText email={by} />
        </span>
      </td>
      <td className="event-cell">
        {text.words[type]}{' '}
        {accountId !== null && email !== null && (
          <Link to={deskPaths.learner(accountId)} className="text-soft underline underline-offset-4">
            <EmailText email={email} />
          </Link>
        )}
        {email === null && <span className="text-soft">{accountId}</span>}{' '}
        {detail && <span className="block text-sm text-soft">{detail}</span>}
      </td>
    </tr>
  )
}
