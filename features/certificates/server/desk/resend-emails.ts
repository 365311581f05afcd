import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findOutcome } from '../emails/send-emails.ts'
import { findCertificateOf } from '../records/certificate.store.ts'
import { selectEvents } from '../records/certificate-request.store.ts'
import { type Settled, settleStored } from './settle-requests.ts'

export const resendEmails = (
  parts: CertificateParts,
  operator: Operator,
  accountIds: readonly string[],
): Promise<Settled> =>
  settleStored(parts, operator, accountIds, async (tx, { accountId }) => {
    if (!findOutcome(await selectEvents(tx, accountId))) return 'nothing-to-say'
    const certificate = await findCertificateOf(tx, accountId)
    await recordAuditEvent(tx, parts.clock(), {
      by: operator.email,
      type: 'certificate-sent-again',
      subject: certificate?.id ?? accountId,
      accountId,
    })
    return 'done'
  })
