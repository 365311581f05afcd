import { useRef, useState } from 'react'
import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskTabs } from '#features/desk/web/ui/desk-tab.tsx'
import type { DeskPrivacyRequest } from '#features/privacy-requests/contract.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './privacy.en.ts'
import { AddDialog, type Asked, AskedDialog } from './privacy-dialogs.tsx'
import { acts, sentenceOf, useAct, usePrivacyRequests } from './privacy-queries.ts'
import { RequestRow } from './request-row.tsx'

const lists = ['open', 'done'] as const

export function PrivacyPage() {
  const [address] = useAddressQuery()
  const list = lists.find((one) => one === address.get('list')) ?? 'open'
  const query = usePrivacyRequests(list)
  const { mutate, isPending } = useAct()
  const [asked, setAsked] = useState<Asked>()
  const [isAdding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  function download({ id }: DeskPrivacyRequest) {
    mutate(() => acts.download(id), { onError: (error) => showToast(sentenceOf(error), 'alert-error') })
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-4xl">
          {text.title}
        </h1>
        <Button onClick={() => setAdding(true)}>{text.add}</Button>
      </div>
      <p className="max-w-prose text-soft">{text.note}</p>
      <DeskTabs
        label={text.whichList}
        path={deskPaths.privacy}
        lists={lists}
        names={text.lists}
        current={list}
      />
      <DeskList
        label={text.title}
        columns={text.columns}
        query={query}
        items={query.data?.pages.flatMap(({ requests }) => requests)}
        none={text.noneOf[list]}
        failed={text.failed}
      >
        {(request) => (
          <RequestRow
            key={request.id}
            request={request}
            busy={isPending}
            onDownload={() => download(request)}
            onAsk={(isDeletion) => setAsked({ request, isDeletion })}
          />
        )}
      </DeskList>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {asked && (
        <AskedDialog
          asked={asked}
          // The row is gone, and the button in it.
          onDone={() => heading.current?.focus()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
