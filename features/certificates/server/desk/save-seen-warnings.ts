import type {
  saveSeenWarnings as contract,
  Oddity,
} from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, Refusal } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { markSeen } from '../records/certificate-request.store.ts'
import { findUnissued } from './settle-requests.ts'

/** Of this name alone: with another one every warning is to be seen anew. None takes it back. */
export function saveSeenWarnings(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { accountId, name, warnings }: { accountId: string; name: string; warnings: readonly Oddity[] },
): Promise<Outcome<typeof contract>> {
  return inTransaction(db, async (tx) => {
    const request = await findUnissued(tx, accountId)
    if (request instanceof Refusal) return request
    await markSeen(tx, accountId, name, warnings)
    await recordAuditEvent(tx, clock(), {
      by: operator.email,
      type: warnings.length > 0 ? 'certificate-warnings-seen' : 'certificate-warnings-unseen',
      subject: accountId,
      accountId,
      detail: warnings.join(', '),
    })
    return { warnings: [...warnings] }
  })
}
