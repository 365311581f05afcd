import { randomInt } from 'node:crypto'
import { listAccountsWithEmails } from '#features/identity/server/identity.facade.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type {
  addPrivacyRequest as addContract,
  finishPrivacyRequest as finishContract,
  PrivacyRequestKind,
} from '#features/privacy-requests/contract.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'
import { timeOf } from './list-privacy-requests.ts'
import { findRequest, insertRequest, markDone } from './privacy-request.store.ts'

type Kept = Pick<Parts, 'db' | 'clock'>

interface NewRequest {
  readonly person: string
  readonly kind: PrivacyRequestKind
  readonly cameOn: string
  readonly note: string
}

/** Without those that look alike. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const createId = () => Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('')

/** The person is not in the audit log, from which nothing is removed. */
export function addPrivacyRequest(
  { db, clock }: Kept,
  operator: Operator,
  { person, kind, cameOn, note }: NewRequest,
): Promise<Outcome<typeof addContract>> {
  const email = person.toLowerCase()
  return inTransaction(db, async (tx) => {
    const now = clock()
    const cameAt = timeOf(cameOn)
    if (cameAt > now) return refuse('day-ahead', 'The day when it came lies ahead.', 'cameOn')
    const accountId = (await listAccountsWithEmails(tx, [email])).get(email)?.id ?? null
    const id = createId()
    await insertRequest(tx, { id, accountId, person: accountId ? '' : person, kind, cameAt, note })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'privacy-request-added',
      subject: id,
      ...(accountId && { accountId }),
      detail: kind,
    })
    return { id, hasAccount: accountId !== null }
  })
}

export function finishPrivacyRequest(
  { db, clock }: Kept,
  operator: Operator,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Outcome<typeof finishContract>> {
  return inTransaction(db, async (tx) => {
    const request = await findRequest(tx, id)
    if (!request) return refuse('unknown-request', 'There is no such request.', 'requestId')
    const doneAt = clock()
    if (!(await markDone(tx, id, doneAt, note)))
      return refuse('request-done', 'The request is done already.', 'requestId')
    const { accountId } = request
    await recordAuditEvent(tx, doneAt, {
      by: operator.email,
      type: 'privacy-request-done',
      subject: id,
      ...(accountId && { accountId }),
    })
    return { doneAt }
  })
}
