import type { updateRequestedName as contract } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { refuseUnprintable } from '../own/check-printable-name.ts'
import { findCertificateRequest, insertEvent, markRenamed } from '../records/certificate-request.store.ts'
import { mailOutcomes } from './settle-requests.ts'

type Refused = Refusal<'not-requested' | 'already-issued' | 'name-unprintable'>

/** Until the certificate is issued the learner may change it again. */
export async function updateRequestedName(
  parts: CertificateParts,
  operator: Operator,
  { accountId, name }: { readonly accountId: string; readonly name: string },
): Promise<Output<typeof contract> | Refused> {
  const { db, clock, printer } = parts
  const unprintable = await refuseUnprintable({ printer }, name)
  if (unprintable) return unprintable
  const refused = await inTransaction(db, async (tx) => {
    const request = await findCertificateRequest(tx, accountId)
    if (!request) return refuse('not-requested', 'No certificate has been requested.', 'accountId')
    if (request.received)
      return refuse('already-issued', 'The certificate has already been issued.', 'accountId')
    const now = clock()
    await markRenamed(tx, accountId, name)
    await insertEvent(tx, accountId, { at: now, kind: 'name-edited', detail: name })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-name-edited',
      subject: accountId,
      accountId,
      detail: `${request.name ?? ''} → ${name}`,
    })
    return undefined
  })
  return refused ?? { name, mailed: (await mailOutcomes(parts, operator, [accountId])).has(accountId) }
}
