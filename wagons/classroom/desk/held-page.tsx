import { useParams } from 'react-router'
import { ExportButton } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { dateTimeOf, EmailText } from '#features/desk/web/ui/formats.tsx'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import * as text from './held.en.ts'
import { downloadAttendance, useHeldClass } from './held-queries.ts'

/** Who was in a class that was held. */
export function HeldPage() {
  const id = useParams().id ?? ''
  const { data, error, isPending, refetch, isFetching } = useHeldClass(id)
  const isUnknown = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <>
      <p>
        <Link to={deskPaths.classes} className="text-link">
          {text.back}
        </Link>
      </p>
      {isPending && <Loading />}
      {isUnknown && <h1 className="text-4xl">{text.unknown}</h1>}
      {!isPending && !data && !isUnknown && (
        <LoadFailure what={text.heldFailed} onRetry={refetch} isRetrying={isFetching} />
      )}
      {data && (
        <>
          <div>
            <h1 className="text-4xl">
              {text.heldTitle(data.class.moduleNumber, dateTimeOf(data.class.openedAt))}
            </h1>
            <p className="mt-1 text-soft">
              {data.class.host} ·{' '}
              {data.class.closedAt === null ? text.stillOpen : text.until(dateTimeOf(data.class.closedAt))}
            </p>
          </div>
          {data.attendees.length === 0 ? (
            <p>{text.noAttendees}</p>
          ) : (
            <>
              <DeskTable
                label={text.whoWasThere(data.attendees.length)}
                columns={Object.values(text.attendees)}
              >
                {data.attendees.map(({ accountId, email, nickname, firstAt, lastAt, minutes, removedAt }) => (
                  <tr key={`${accountId} ${nickname}`}>
                    <td className="event-cell">
                      {email === null ? (
                        text.noEmail
                      ) : (
                        <Link to={deskPaths.learner(accountId)} className="underline underline-offset-4">
                          <EmailText email={email} />
                        </Link>
                      )}
                    </td>
                    <td dir="auto" data-label={text.attendees.nickname}>
                      {nickname}
                      {removedAt !== null && <span className="text-soft"> {text.removed}</span>}
                    </td>
                    <td data-label={text.attendees.first}>{dateTimeOf(firstAt)}</td>
                    <td data-label={text.attendees.last}>{dateTimeOf(lastAt)}</td>
                    <td data-label={text.attendees.minutes}>{minutes}</td>
                  </tr>
                ))}
              </DeskTable>
              <p>
                <ExportButton download={() => downloadAttendance(id)} />
              </p>
            </>
          )}
        </>
      )}
    </>
  )
}
