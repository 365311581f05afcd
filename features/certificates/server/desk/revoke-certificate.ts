import type { revokeCertificate as contract } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificate, markRevoked } from '../records/certificate.store.ts'
import { insertEvent, markUnmailed } from '../records/certificate-request.store.ts'
import { mailOutcomes } from './settle-requests.ts'

type Refused = Refusal<'unknown-certificate' | 'already-revoked'>

interface Reasoned {
  readonly certificateId: string
  readonly reason: string
}

/** For good, though another may be issued after it. The learner is told why. */
export async function revokeCertificate(
  parts: CertificateParts,
  operator: Operator,
  reasoned: Reasoned,
): Promise<Output<typeof contract> | Refused> {
  const outcome = await recordRevocation(parts, operator, reasoned)
  if (!('accountId' in outcome)) return outcome
  const { accountId, revokedAt } = outcome
  const told = await mailOutcomes(parts, operator, [accountId])
  return { revokedAt, mailed: told.has(accountId) }
}

/** Without the e-mail. */
export function recordRevocation(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { certificateId, reason }: Reasoned,
): Promise<{ revokedAt: number; accountId: string } | Refused> {
  return inTransaction(db, async (tx) => {
    const certificate = await findCertificate(tx, certificateId)
    if (!certificate)
      return refuse('unknown-certificate', 'This certificate does not exist.', 'certificateId')
    const now = clock()
    if (!(await markRevoked(tx, certificateId, reason, now)))
      return refuse('already-revoked', 'The certificate has already been revoked.')
    await markUnmailed(tx, certificate.accountId)
    await insertEvent(tx, certificate.accountId, { at: now, kind: 'revoked', detail: reason })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-revoked',
      subject: certificateId,
      accountId: certificate.accountId,
      detail: reason,
    })
    return { revokedAt: now, accountId: certificate.accountId }
  })
}
