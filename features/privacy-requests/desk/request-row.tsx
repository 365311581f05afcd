import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskBadge, dayOf, EmailText } from '#features/desk/web/ui/formats.tsx'
import type { DeskPrivacyRequest } from '#features/privacy-requests/contract.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './privacy.en.ts'

const day = dateText({ dateStyle: 'medium', timeZone: 'UTC' })
const isoDay = (of: string) => day(Date.parse(of))

interface RequestRowProps {
  readonly request: DeskPrivacyRequest
  readonly busy: boolean
  readonly onDownload: () => void
  readonly onAsk: (isDeletion: boolean) => void
}

export function RequestRow({ request, busy, onDownload, onAsk }: RequestRowProps) {
  const { id, kind, accountId, cameOn, dueOn, daysLeft, note, doneAt } = request
  return (
    <tr>
      <td className="row:min-w-44">
        <Person request={request} />
        <span className="block text-sm text-soft">{text.number(id)}</span>
      </td>
      <td className="row:min-w-36">
        {text.kinds[kind]}
        <span className="block text-sm text-soft">{text.cameOn(isoDay(cameOn))}</span>
      </td>
      <td className="whitespace-nowrap">
        {doneAt === null ? (
          <>
            <DeskBadge isError={daysLeft < 0}>
              {daysLeft < 0 ? text.overdue(-daysLeft) : text.daysLeft(daysLeft)}
            </DeskBadge>
            <span className="block text-sm text-soft">{isoDay(dueOn)}</span>
          </>
        ) : (
          text.doneOn(dayOf(doneAt))
        )}
      </td>
      <td className="event-cell">{note || '–'}</td>
      <td className="desk-actions">
        {doneAt === null && (
          <div className="flex flex-wrap gap-3">
            {accountId && (
              <Button look="outline" busy={busy} onClick={onDownload}>
                {text.download}
              </Button>
            )}
            {accountId && kind === 'delete' && (
              <Button look="outline" busy={busy} onClick={() => onAsk(true)}>
                {text.remove}
              </Button>
            )}
            <Button look="outline" busy={busy} onClick={() => onAsk(false)}>
              {text.finish}
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}

function Person({ request: { accountId, email, person } }: Pick<RequestRowProps, 'request'>) {
  if (accountId)
    return (
      <Link to={deskPaths.learner(accountId)} className="underline underline-offset-4">
        <EmailText email={email ?? accountId} />
      </Link>
    )
  if (!person) return <>{text.accountDeleted}</>
  return (
    <>
      <bdi className="wrap-anywhere">{person}</bdi>
      <span className="block text-sm text-soft">{text.noAccount}</span>
    </>
  )
}
