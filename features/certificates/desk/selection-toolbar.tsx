import { useState } from 'react'
import type { DeskRequest, RequestList } from '#features/certificates/contract/certificate-desk.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './requests.en.ts'
import { unseenIn } from './warnings.tsx'

/** As many as the server takes at once. */
const mostAtOnce = 100

export function useSelection(requests: readonly DeskRequest[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    selected: requests.filter(({ accountId }) => ids.has(accountId)).slice(0, mostAtOnce),
    has: (accountId: string) => ids.has(accountId),
    select: (accountIds: readonly string[], isSelected: boolean) =>
      setIds((before) => {
        const after = new Set(before)
        for (const id of accountIds) isSelected ? after.add(id) : after.delete(id)
        return after
      }),
    clear: () => setIds(new Set()),
  }
}

interface SelectionToolbarProps {
  readonly list: RequestList
  readonly requests: readonly DeskRequest[]
  readonly selection: ReturnType<typeof useSelection>
  readonly busy: boolean
  readonly onAction: (action: 'issue' | 'decline' | 'resend') => void
}

/** What is done to many at once. Requests with a warning are selected one by one, until it is ticked off. */
export function SelectionToolbar({ list, requests, selection, busy, onAction }: SelectionToolbarProps) {
  const isQueue = list === 'waiting'
  const usual = isQueue ? requests.filter((one) => unseenIn(one).length === 0 && one.name) : requests
  const unusual = requests.length - usual.length
  const count = selection.selected.length
  const ids = new Set(selection.selected.map(({ accountId }) => accountId))
  return (
    <div className="grid gap-2">
      {usual.length > 0 && (
        <label className="flex items-center gap-3 py-2">
          <input
            type="checkbox"
            className="size-6 flex-none accent-winter"
            checked={usual.every(({ accountId }) => ids.has(accountId))}
            onChange={(event) =>
              selection.select(
                usual.map(({ accountId }) => accountId),
                event.currentTarget.checked,
              )
            }
          />
          {isQueue ? text.chooseUsual(usual.length) : text.chooseAll}
        </label>
      )}
      {isQueue && unusual > 0 && (
        <p className="text-sm text-soft">
          {usual.length > 0 ? text.chooseOdd(unusual) : text.chooseEach(unusual)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isQueue ? (
          <>
            <Button disabled={count === 0} busy={busy} onClick={() => onAction('issue')}>
              {count === 0 ? text.issueSome : text.issueChosen(count)}
            </Button>
            <Button look="outline" disabled={count === 0} busy={busy} onClick={() => onAction('decline')}>
              {count === 0 ? text.declineSome : text.declineChosen(count)}
            </Button>
          </>
        ) : (
          <Button disabled={count === 0} busy={busy} onClick={() => onAction('resend')}>
            {count === 0 ? text.resendSome : text.resendChosen(count)}
          </Button>
        )}
      </div>
    </div>
  )
}
