import type { DeskOutcome } from '#contract/certificate-desk.ts'
import type { Operator } from '#server/access/callers.ts'
import { lookupLearner } from '#server/features/accounts/list-accounts.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { findCertificateOf } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest } from '../certificate-request.store.ts'
import { findOutcome } from '../emails/certificate-email.ts'
import { selectEvents } from '../history/certificate-event.store.ts'
import { type Settled, settleRequests } from './settle-requests.ts'

/** Sends the e-mails on what became of some requests once more. */
export const resendEmails = (
  parts: CertificateParts,
  operator: Operator,
  accountIds: readonly string[],
): Promise<Settled> =>
  settleRequests(parts, operator, accountIds, (accountId) => recordResend(parts, operator, accountId))

function recordResend(
  { db, clock }: Pick<CertificateParts, 'db' | 'clock'>,
  operator: Operator,
  accountId: string,
): Promise<DeskOutcome['outcome']> {
  return inTransaction(db, async (tx) => {
    const learner = await lookupLearner(tx, operator, accountId)
    const request = learner && (await findCertificateRequest(tx, learner))
    if (!request) return 'not-requested'
    if (!findOutcome(await selectEvents(tx, learner))) return 'nothing-to-say'
    const certificate = await findCertificateOf(tx, learner)
    await recordAuditEvent(tx, clock(), {
      by: operator.email,
      type: 'certificate-sent-again',
      subject: certificate?.id ?? learner,
      accountId: learner,
    })
    return 'done'
  })
}
