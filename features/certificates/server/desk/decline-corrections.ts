import type { DeskOutcome } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { dropCorrection, findCertificateRequest, insertEvent } from '../records/certificate-request.store.ts'
import { type Settled, settleRequests } from './settle-requests.ts'

export const declineCorrections = (
  parts: CertificateParts,
  operator: Operator,
  { accountIds, reason }: { readonly accountIds: readonly string[]; readonly reason: string },
): Promise<Settled> =>
  settleRequests(parts, operator, accountIds, (accountId) =>
    declineCorrection(parts, operator, accountId, reason),
  )

function declineCorrection(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  accountId: string,
  reason: string,
): Promise<DeskOutcome['outcome']> {
  return inTransaction(db, async (tx) => {
    const request = await findCertificateRequest(tx, accountId)
    if (!request?.correction) return 'not-requested'
    const now = clock()
    await dropCorrection(tx, accountId)
    await insertEvent(tx, accountId, { at: now, kind: 'correction-declined', detail: reason })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-correction-declined',
      subject: accountId,
      accountId,
      detail: `${request.correction.name}: ${reason}`,
    })
    return 'done'
  })
}
