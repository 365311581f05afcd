import type { updateRequestedName as contract } from '#contract/certificate-desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Operator } from '#server/access/callers.ts'
import { lookupLearner } from '#server/features/accounts/list-accounts.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { findCertificateRequest, markRenamed } from '../certificate-request.store.ts'
import { refuseUnprintable } from '../check-printable-name.ts'
import { insertEvent } from '../history/certificate-event.store.ts'
import { mailOutcomes } from './settle-requests.ts'

type Refused = Refusal<'not-requested' | 'already-issued' | 'name-unprintable'>

/**
 * Corrects the name of a request that is not issued yet, and tells the learner, who may change it again until it is.
 */
export async function updateRequestedName(
  parts: CertificateParts,
  operator: Operator,
  { accountId, name }: { readonly accountId: string; readonly name: string },
): Promise<Output<typeof contract> | Refused> {
  const { db, clock, printer } = parts
  const unprintable = await refuseUnprintable({ printer }, name)
  if (unprintable) return unprintable
  const refused = await inTransaction(db, async (tx) => {
    const learner = await lookupLearner(tx, operator, accountId)
    const request = learner && (await findCertificateRequest(tx, learner))
    if (!request) return refuse('not-requested', 'No certificate has been requested.', 'accountId')
    if (request.received === 1)
      return refuse('already-issued', 'The certificate has already been issued.', 'accountId')
    const now = clock()
    await markRenamed(tx, learner, name)
    await insertEvent(tx, { account_id: learner, at: now, kind: 'name-edited', detail: name })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-name-edited',
      subject: learner,
      accountId: learner,
      detail: `${request.name ?? ''} → ${name}`,
    })
    return undefined
  })
  return refused ?? { name, mailed: (await mailOutcomes(parts, operator, [accountId])).has(accountId) }
}
