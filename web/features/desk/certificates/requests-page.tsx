import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DeskRequest, exportCertificateRequests, RequestList } from '#contract/certificate-desk.ts'
import { downloadCsv } from '#web/lib/download-csv.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { DeskList } from '../desk-list.tsx'
import { DeskSearch } from '../desk-search.tsx'
import { ExportButton } from '../export-button.tsx'
import { useDecide } from './decide.ts'
import { useRequests } from './list-requests.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RequestRow } from './request-row.tsx'
import * as text from './requests.en.ts'

const lists: readonly RequestList[] = ['waiting', 'issued', 'declined', 'unsent']

/** What is waited for before it is decided: the reason. */
interface Asked {
  readonly act: 'decline' | 'revoke'
  readonly requests: readonly DeskRequest[]
}

/** The queue of certificate requests, and what became of those that are settled. */
export function RequestsPage() {
  const [address, setAddress] = useSearchParams()
  const find = address.get('search') ?? ''
  const list = lists.find((one) => one === address.get('list')) ?? 'waiting'
  const query = useRequests(list, find)
  const { mutate: decide, isPending: isDeciding } = useDecide()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const requests = query.data?.pages.flatMap((page) => page.requests)
  const isManyAtOnce = !find && (list === 'waiting' || list === 'unsent')
  const chosenRequests = requests?.filter(({ accountId }) => chosen.has(accountId)).slice(0, 100) ?? []

  const decideMany = (act: 'issue' | 'resend') => {
    decide({ act, accountIds: chosenRequests.map(({ accountId }) => accountId) })
    setChosen(new Set())
  }

  function giveReason(reason: string) {
    const [first] = asked?.requests ?? []
    if (asked?.act === 'revoke' && first?.certificate)
      decide({ act: 'revoke', certificateId: first.certificate.id, reason })
    else if (asked?.act === 'decline') {
      decide({ act: 'decline', accountIds: asked.requests.map(({ accountId }) => accountId), reason })
      setChosen(new Set())
    }
  }

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids) isChosen ? after.add(id) : after.delete(id)
      return after
    })

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">{text.title}</h1>
        <ExportButton
          download={() =>
            downloadCsv<typeof exportCertificateRequests>('/api/operator/certificates.csv', { list })
          }
        />
      </div>
      <DeskSearch
        label={text.search}
        search={find}
        busy={query.isFetching}
        showAll={text.showList}
        onSearch={(wanted) => setAddress(wanted ? { search: wanted } : {})}
      />
      {!find && (
        <nav aria-label={text.whichList} className="flex flex-wrap gap-x-6 gap-y-1">
          {lists.map((one) => (
            <Link
              key={one}
              to={`${paths.operatorRequests}?list=${one}`}
              aria-current={one === list ? 'page' : undefined}
              className="desk-section"
            >
              {text.lists[one]}
            </Link>
          ))}
        </nav>
      )}
      <div role="status">
        {query.data && !find && list === 'waiting' && (
          <p>{text.waiting(query.data.pages[0]?.waiting ?? 0)}</p>
        )}
      </div>
      {isManyAtOnce && requests && requests.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <label className="flex items-center gap-3 py-2">
            <input
              type="checkbox"
              className="size-6 accent-winter"
              checked={requests.every(({ accountId }) => chosen.has(accountId))}
              onChange={(event) =>
                choose(
                  requests.map(({ accountId }) => accountId),
                  event.currentTarget.checked,
                )
              }
            />
            {text.chooseAll}
          </label>
          {list === 'waiting' ? (
            <>
              <Button
                disabled={chosenRequests.length === 0}
                busy={isDeciding}
                onClick={() => decideMany('issue')}
              >
                {text.issueChosen(chosenRequests.length)}
              </Button>
              <Button
                look="outline"
                disabled={chosenRequests.length === 0}
                busy={isDeciding}
                onClick={() => setAsked({ act: 'decline', requests: chosenRequests })}
              >
                {text.declineChosen(chosenRequests.length)}
              </Button>
            </>
          ) : (
            <Button
              disabled={chosenRequests.length === 0}
              busy={isDeciding}
              onClick={() => decideMany('resend')}
            >
              {text.resendChosen(chosenRequests.length)}
            </Button>
          )}
        </div>
      )}
      <DeskList
        label={text.title}
        columns={columnsOf(isManyAtOnce)}
        query={query}
        items={requests}
        none={find ? text.notFound : text.nothing}
        failed={text.failed}
      >
        {(request) => (
          <RequestRow
            key={request.accountId}
            request={request}
            busy={isDeciding}
            onDecide={decide}
            onAsk={(act, one) => setAsked({ act, requests: [one] })}
            {...(isManyAtOnce && {
              choice: {
                isChosen: chosen.has(request.accountId),
                choose: (isChosen: boolean) => choose([request.accountId], isChosen),
              },
            })}
          />
        )}
      </DeskList>
      {asked && <ReasonDialog act={asked.act} onReason={giveReason} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function columnsOf(withChoice: boolean): string[] {
  const { chosen, ...others } = text.columns
  return [...(withChoice ? [chosen] : []), ...Object.values(others)]
}
