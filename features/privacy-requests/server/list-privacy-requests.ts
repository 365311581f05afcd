import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import type { listPrivacyRequests as contract } from '#features/privacy-requests/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import {
  requestCursor,
  type StoredRequest,
  selectRequests,
  selectRequestsOf,
} from './privacy-request.store.ts'

/** In ms: the GDPR says a month, the shortest of which has 28 days; sites promise 30. */
const answeredWithin = 30 * day

const pageSize = 50

/** Of a time that is the beginning of a day. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export const timeOf = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`)

export function listPrivacyRequests(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { list = 'open', cursor: text }: { list?: 'open' | 'done' | undefined; cursor?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  return pageAt(requestCursor, text, async (cursor) => {
    const found = await selectRequests(db, list === 'open', cursor, pageSize)
    const { rows, next } = pageOf(found, pageSize, ({ id, cameAt, doneAt }) => ({ id, at: doneAt ?? cameAt }))
    const accounts = await listAccountFacts(
      db,
      rows.flatMap(({ accountId }) => accountId ?? []),
    )
    const today = timeOf(dayOf(clock()))
    const requests = rows.map(({ accountId, person, ...request }) => {
      const due = request.cameAt + answeredWithin
      return {
        ...seen(request),
        accountId,
        person,
        email: (accountId && accounts.get(accountId)?.email) || null,
        dueOn: dayOf(due),
        daysLeft: (due - today) / day,
      }
    })
    return { requests, next }
  })
}

export async function exportPrivacyRequests(db: Db, learner: LearnerId) {
  return (await selectRequestsOf(db, learner)).map(seen)
}

const seen = ({ id, kind, cameAt, note, doneAt }: Omit<StoredRequest, 'accountId' | 'person'>) => ({
  id,
  kind,
  cameOn: dayOf(cameAt),
  note,
  doneAt,
})
