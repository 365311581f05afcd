import type { DeskOutcome } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findOutcome } from '../emails/send-emails.ts'
import { findCertificateOf } from '../records/certificate.store.ts'
import { findCertificateRequest, selectEvents } from '../records/certificate-request.store.ts'
import { type Settled, settleRequests } from './settle-requests.ts'

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
    const request = await findCertificateRequest(tx, accountId)
    if (!request) return 'not-requested'
    if (!findOutcome(await selectEvents(tx, accountId))) return 'nothing-to-say'
    const certificate = await findCertificateOf(tx, accountId)
    await recordAuditEvent(tx, clock(), {
      by: operator.email,
      type: 'certificate-sent-again',
      subject: certificate?.id ?? accountId,
      accountId,
    })
    return 'done'
  })
}
