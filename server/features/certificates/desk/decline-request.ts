import { lookupLearner } from '#server/features/identity/learners/lookup-learner.ts'
import type { Operator } from '#server/features/identity/operators/operator.ts'
import { recordAct } from '#server/features/identity/operators/record-act.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest, markDeclined } from '../certificate-request.store.ts'
import type { RequestOutcome } from './request-outcome.ts'

/** Declines the request of an account with a reason, which its learner reads. It may be made again. */
export function declineRequest(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  { accountId, reason }: { readonly accountId: string; readonly reason: string },
): Promise<RequestOutcome['outcome']> {
  return inTransaction(db, async (tx) => {
    const learner = await lookupLearner(tx, operator, accountId)
    const request = learner && (await findCertificateRequest(tx, learner))
    if (!request) return 'not-requested'
    if (request.received === 1) return 'already-issued'
    if (request.declined_at !== null) return 'already-declined'
    const now = clock()
    await markDeclined(tx, learner, reason, now)
    await recordAct(tx, now, {
      by: operator.email,
      act: 'certificate-declined',
      subject: learner,
      detail: `${request.email}: ${reason}`,
    })
    return 'done'
  })
}
