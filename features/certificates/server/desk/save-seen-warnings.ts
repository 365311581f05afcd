import type {
  saveSeenWarnings as contract,
  Oddity,
} from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest, markSeen } from '../records/certificate-request.store.ts'

/** Of this name alone: with another one every warning is to be seen anew. None takes it back. */
export function saveSeenWarnings(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { accountId, name, warnings }: { accountId: string; name: string; warnings: readonly Oddity[] },
): Promise<Output<typeof contract> | Refusal<'not-requested' | 'already-issued'>> {
  return inTransaction(db, async (tx) => {
    const request = await findCertificateRequest(tx, accountId)
    if (!request) return refuse('not-requested', 'No certificate has been requested.', 'accountId')
    if (request.received)
      return refuse('already-issued', 'The certificate has already been issued.', 'accountId')
    await markSeen(tx, accountId, { name, warnings })
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
