import type { revokeCertificate as contract } from '#features/certificates/contract/certificate-desk.ts'
import type { RefusalCode } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificate, markRevoked } from '../records/certificate.store.ts'
import { markUnmailed } from '../records/certificate-request.store.ts'
import { mailOutcomes, recordDecision } from './settle-requests.ts'

interface Reasoned {
  readonly certificateId: string
  readonly reason: string
}

/** For good, though another may be issued after it. The learner is told why. */
export async function revokeCertificate(
  parts: CertificateParts,
  operator: Operator,
  reasoned: Reasoned,
): Promise<Outcome<typeof contract>> {
  const outcome = await recordRevocation(parts, operator, reasoned)
  if (outcome instanceof Refusal) return outcome
  const { accountId, revokedAt } = outcome
  const told = await mailOutcomes(parts, operator, [accountId])
  return { revokedAt, mailed: told.has(accountId) }
}

/** Without the e-mail. */
export function recordRevocation(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { certificateId, reason }: Reasoned,
): Promise<{ revokedAt: number; accountId: string } | Refusal<RefusalCode<typeof contract>>> {
  return inTransaction(db, async (tx) => {
    const certificate = await findCertificate(tx, certificateId)
    if (!certificate)
      return refuse('unknown-certificate', 'This certificate does not exist.', 'certificateId')
    const { accountId } = certificate
    const at = clock()
    if (!(await markRevoked(tx, certificateId, reason, at)))
      return refuse('already-revoked', 'The certificate has already been revoked.')
    await markUnmailed(tx, accountId)
    const event = { at, kind: 'revoked', detail: reason } as const
    await recordDecision(tx, operator, accountId, event, { subject: certificateId })
    return { revokedAt: at, accountId }
  })
}
