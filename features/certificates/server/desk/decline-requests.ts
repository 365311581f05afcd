import type { DeskOutcome } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest, insertEvent, markDeclined } from '../records/certificate-request.store.ts'
import { type Settled, settleRequests } from './settle-requests.ts'

export const declineRequests = (
  parts: CertificateParts,
  operator: Operator,
  { accountIds, reason }: { readonly accountIds: readonly string[]; readonly reason: string },
): Promise<Settled> =>
  settleRequests(parts, operator, accountIds, (accountId) =>
    declineRequest(parts, operator, accountId, reason),
  )

function declineRequest(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  accountId: string,
  reason: string,
): Promise<DeskOutcome['outcome']> {
  return inTransaction(db, async (tx) => {
    const request = await findCertificateRequest(tx, accountId)
    if (!request) return 'not-requested'
    if (request.received) return 'already-issued'
    if (request.declined) return 'already-declined'
    const now = clock()
    await markDeclined(tx, accountId, reason, now)
    await insertEvent(tx, accountId, { at: now, kind: 'declined', detail: reason })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-declined',
      subject: accountId,
      accountId,
      detail: reason,
    })
    return 'done'
  })
}
