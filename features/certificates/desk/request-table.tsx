import { useState } from 'react'
import type { DeskRequest, RequestList } from '#features/certificates/contract/certificate-desk.ts'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { type Asked, AskedDialog } from './asked-dialog.tsx'
import { type Decision, useDecide } from './decide.ts'
import type { useRequests } from './list-requests.ts'
import { RequestRow } from './request-row.tsx'
import * as text from './requests.en.ts'
import { SelectionToolbar } from './selection-toolbar.tsx'
import { useSelection } from './use-selection.ts'
import { sortByWarning, unseenIn } from './warnings.tsx'

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
              ? decideAsked({ action, accountIds: selection.selected.map(({ accountId }) => accountId) })
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
            onResend={({ accountId }) => decide({ action: 'resend', accountIds: [accountId] })}
            onSee={(one) => decide(seeing(one))}
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
function seeing(request: DeskRequest): Decision {
  const { accountId, name, oddities } = request
  return { action: 'see', accountId, name, warnings: unseenIn(request).length > 0 ? oddities : [] }
}

function columnsOf(withChoice: boolean): string[] {
  const { chosen, ...others } = text.columns
  return [...(withChoice ? [chosen] : []), ...Object.values(others)]
}
