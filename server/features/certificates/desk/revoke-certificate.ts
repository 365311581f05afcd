import type { Operator } from '#server/features/identity/operators/operator.ts'
import { recordAct } from '#server/features/identity/operators/record-act.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { findCertificate, markRevoked } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { emptyStatus } from '../credentials/credential-status.store.ts'

/** Revokes a certificate for good: its page says so at once, and the list that credentials point to has it. */
export function revokeCertificate(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { certificateId, reason }: { readonly certificateId: string; readonly reason: string },
): Promise<{ revokedAt: number } | Refusal<'unknown-certificate' | 'already-revoked'>> {
  return inTransaction(db, async (tx) => {
    const certificate = await findCertificate(tx, certificateId)
    if (!certificate) return refuse('unknown-certificate', 'There is no such certificate.', 'certificateId')
    const now = clock()
    if (!(await markRevoked(tx, certificateId, reason, now)))
      return refuse('already-revoked', 'The certificate was revoked before.')
    await emptyStatus(tx, certificateId)
    await recordAct(tx, now, {
      by: operator.email,
      act: 'certificate-revoked',
      subject: certificateId,
      detail: reason,
    })
    return { revokedAt: now }
  })
}
