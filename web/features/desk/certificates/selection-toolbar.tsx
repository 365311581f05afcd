import type { DeskRequest, RequestList } from '#contract/certificate-desk.ts'
import { Button } from '#web/ui/button.tsx'
import * as text from './requests.en.ts'

/** As many as the server takes at once. */
export const mostAtOnce = 100

interface BulkActsProps {
  readonly list: RequestList
  readonly requests: readonly DeskRequest[]
  readonly chosen: readonly DeskRequest[]
  readonly busy: boolean
  readonly onChoose: (accountIds: readonly string[], isChosen: boolean) => void
  readonly onAct: (act: 'issue' | 'decline' | 'resend') => void
}

/** What is done for many at once. All are chosen but those with something unusual, which are chosen one by one. */
export function BulkActs({ list, requests, chosen, busy, onChoose, onAct }: BulkActsProps) {
  const isQueue = list === 'waiting'
  const all = isQueue ? requests.filter(({ oddities, name }) => oddities.length === 0 && name) : requests
  const ids = new Set(chosen.map(({ accountId }) => accountId))
  const none = chosen.length === 0
  return (
    <div className="grid gap-2">
      {all.length > 0 && (
        <label className="flex items-center gap-3 py-2">
          <input
            type="checkbox"
            className="size-6 flex-none accent-winter"
            checked={all.every(({ accountId }) => ids.has(accountId))}
            onChange={(event) =>
              onChoose(
                all.map(({ accountId }) => accountId),
                event.currentTarget.checked,
              )
            }
          />
          {isQueue ? text.chooseUsual(all.length) : text.chooseAll}
        </label>
      )}
      {isQueue && all.length < requests.length && (
        <p className="text-sm text-soft">
          {all.length > 0 ? text.chooseOdd(requests.length - all.length) : text.chooseEach(requests.length)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isQueue ? (
          <>
            <Button disabled={none} busy={busy} onClick={() => onAct('issue')}>
              {none ? text.issueSome : text.issueChosen(chosen.length)}
            </Button>
            <Button look="outline" disabled={none} busy={busy} onClick={() => onAct('decline')}>
              {none ? text.declineSome : text.declineChosen(chosen.length)}
            </Button>
          </>
        ) : (
          <Button disabled={none} busy={busy} onClick={() => onAct('resend')}>
            {none ? text.resendSome : text.resendChosen(chosen.length)}
          </Button>
        )}
      </div>
    </div>
  )
}
