import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { exportCertificateRequests, RequestList } from '#contract/certificate-desk.ts'
import { downloadCsv } from '#web/lib/download-csv.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { DeskList } from '../desk-list.tsx'
import { DeskSearch } from '../desk-search.tsx'
import { ExportButton } from '../export-button.tsx'
import { type Asked, AskedDialog } from './asked-dialog.tsx'
import { BulkActs, mostAtOnce } from './bulk-acts.tsx'
import { type Decision, useDecide } from './decide.ts'
import { useRequests } from './list-requests.ts'
import { RequestRow } from './request-row.tsx'
import * as text from './requests.en.ts'

const lists: readonly RequestList[] = ['waiting', 'corrections', 'issued', 'declined', 'unsent']

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
  const chosenRequests = requests?.filter(({ accountId }) => chosen.has(accountId)).slice(0, mostAtOnce) ?? []

  const decideAsked = (decision: Decision) => {
    decide(decision)
    setChosen(new Set())
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
        <BulkActs
          list={list}
          requests={requests}
          chosen={chosenRequests}
          busy={isDeciding}
          onChoose={choose}
          onAct={(act) =>
            act === 'resend'
              ? decideAsked({ act, accountIds: chosenRequests.map(({ accountId }) => accountId) })
              : setAsked({ act, requests: chosenRequests })
          }
        />
      )}
      <DeskList
        label={text.title}
        columns={columnsOf(isManyAtOnce)}
        stacked
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
            onResend={({ accountId }) => decide({ act: 'resend', accountIds: [accountId] })}
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
      {asked && <AskedDialog asked={asked} onDecide={decideAsked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function columnsOf(withChoice: boolean): string[] {
  const { chosen, ...others } = text.columns
  return [...(withChoice ? [chosen] : []), ...Object.values(others)]
}
