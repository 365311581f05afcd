import type { Operator } from '#server/access/callers.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificate, markRevoked } from '../records/certificate.store.ts'
import { forgetMail, insertEvent } from '../records/certificate-request.store.ts'

/** For good, though another may be issued after it. */
export function revokeCertificate(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { certificateId, reason }: { readonly certificateId: string; readonly reason: string },
): Promise<{ revokedAt: number } | Refusal<'unknown-certificate' | 'already-revoked'>> {
  return inTransaction(db, async (tx) => {
    const certificate = await findCertificate(tx, certificateId)
    if (!certificate)
      return refuse('unknown-certificate', 'This certificate does not exist.', 'certificateId')
    const now = clock()
    if (!(await markRevoked(tx, certificateId, reason, now)))
      return refuse('already-revoked', 'The certificate has already been revoked.')
    await forgetMail(tx, certificate.accountId)
    await insertEvent(tx, certificate.accountId, { at: now, kind: 'revoked', detail: reason })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-revoked',
      subject: certificateId,
      accountId: certificate.accountId,
      detail: reason,
    })
    return { revokedAt: now }
  })
}
