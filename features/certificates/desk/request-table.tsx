import { useState } from 'react'
import type {
  DeskRequest,
  listCertificateRequests,
  RequestList,
} from '#features/certificates/contract/certificate-desk.ts'
import { DeskList, useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { type Asked, AskedDialog } from './asked-dialog.tsx'
import { type Decision, decisions, isByHand, requestsKey, useDecide } from './decide.ts'
import { RequestRow } from './request-row.tsx'
import * as text from './requests.en.ts'
import { SelectionToolbar, useSelection } from './selection-toolbar.tsx'
import { sortByWarning, unseenIn } from './warnings.tsx'

export const useRequests = (list: RequestList, search: string) =>
  useDeskPages([requestsKey, list, search], (cursor) =>
    callApi<typeof listCertificateRequests>('GET', '/api/operator/certificates', {
      query: search ? { search, cursor } : { list, cursor },
    }),
  )

interface RequestTableProps {
  readonly list: RequestList
  readonly isSearch: boolean
  readonly isByWarning: boolean
  readonly query: ReturnType<typeof useRequests>
}

export function RequestTable({ list, isSearch, isByWarning, query }: RequestTableProps) {
  const { mutate: decide, isPending: isDeciding } = useDecide()
  const [asked, setAsked] = useState<Asked>()
  const read = query.data?.pages.flatMap((page) => page.requests)
  const requests = read && isByWarning ? sortByWarning(read) : read
  const selection = useSelection(requests ?? [])
  const isManyAtOnce = !isSearch && (list === 'waiting' || list === 'unsent')

  const accountIds = selection.selected.map(({ accountId }) => accountId)

  const decideAsked = (decision: Decision) => {
    decide(decision)
    selection.clear()
  }

  return (
    <>
      {isManyAtOnce && requests && requests.length > 0 && (
        <SelectionToolbar
          list={list}
          requests={requests}
          selection={selection}
          busy={isDeciding}
          onAction={(action) =>
            action === 'resend'
              ? decideAsked(() => decisions.resend({ accountIds }))
              : setAsked({ action, requests: selection.selected })
          }
        />
      )}
      <DeskList
        label={text.title}
        className="row:[&_td]:py-[0.35rem] row:[&_td]:align-middle"
        columns={columnsOf(isManyAtOnce)}
        query={query}
        items={requests}
        none={isSearch ? text.notFound : text.nothing}
        failed={text.failed}
      >
        {(request) => (
          <RequestRow
            key={request.accountId}
            request={request}
            busy={isDeciding}
            onResend={({ accountId }) => decide(() => decisions.resend({ accountIds: [accountId] }))}
            onSee={(one) => decide(() => decisions.see(seeing(one)))}
            onByHand={(one) =>
              decide(() => decisions.byHand({ accountId: one.accountId, byHand: !isByHand(one) }))
            }
            onAsk={(action, one) => setAsked({ action, requests: [one] })}
            {...(isManyAtOnce && {
              choice: {
                isChosen: selection.has(request.accountId),
                choose: (isChosen: boolean) => selection.select([request.accountId], isChosen),
              },
            })}
          />
        )}
      </DeskList>
      {asked && <AskedDialog asked={asked} onDecide={decideAsked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Again, when all were seen: takes it back. */
function seeing(request: DeskRequest) {
  const { accountId, name, oddities } = request
  return { accountId, name, warnings: unseenIn(request).length > 0 ? oddities : [] }
}

function columnsOf(withChoice: boolean): string[] {
  const { chosen, ...others } = text.columns
  return [...(withChoice ? [chosen] : []), ...Object.values(others)]
}
