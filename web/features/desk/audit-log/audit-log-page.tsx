import { useInfiniteQuery } from '@tanstack/react-query'
import type { exportOperatorActs, ListedAct, listOperatorActs } from '#contract/operators.ts'
import { callApi } from '#web/lib/api.ts'
import { downloadCsv } from '#web/lib/save-file.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import * as desk from '../desk.en.ts'
import { DeskList, ExportButton } from '../desk-list.tsx'
import { dateTimeOf, EmailText } from '../formats.tsx'
import * as text from './audit-log.en.ts'

const download = () => downloadCsv<typeof exportOperatorActs>('/api/operator/acts.csv')

export function AuditLogPage() {
  const query = useAuditEvents()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">{desk.acts}</h1>
        <ExportButton download={download} />
      </div>
      <DeskList
        label={desk.acts}
        columns={[text.whenAndWho, text.what]}
        query={query}
        items={query.data?.pages.flatMap((page) => page.acts)}
        none={text.none}
        failed={text.failed}
        more={text.older}
      >
        {(act) => <AuditEventRow key={act.id} act={act} />}
      </DeskList>
    </>
  )
}

function AuditEventRow({ act: { at, by, act, accountId, email, detail } }: { readonly act: ListedAct }) {
  return (
    <tr>
      <td className="event-time">
        {dateTimeOf(at)}
        <span className="block text-sm text-soft">
          <EmailText email={by} />
        </span>
      </td>
      <td className="event-cell">
        {text.words[act]}{' '}
        {accountId !== null && email !== null && (
          <Link to={paths.operatorLearner(accountId)} className="text-soft underline underline-offset-4">
            <EmailText email={email} />
          </Link>
        )}
        {email === null && <span className="text-soft">{accountId}</span>}{' '}
        {detail && <span className="block text-sm text-soft">{detail}</span>}
      </td>
    </tr>
  )
}

const fetchActs = (before: string | undefined) =>
  callApi<typeof listOperatorActs>('GET', '/api/operator/acts', { query: before ? { before } : {} })

function useAuditEvents() {
  return useInfiniteQuery({
    queryKey: ['operator-acts'],
    queryFn: ({ pageParam }) => fetchActs(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ acts }) => (acts.length < 50 ? undefined : acts.at(-1)?.id),
  })
}
