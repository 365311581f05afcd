import type { reissueCertificate as contract } from '#contract/certificate-desk.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Operator } from '#server/access/callers.ts'
import { lookupLearner } from '#server/features/accounts/list-accounts.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import { ChangedMeanwhileError } from '#server/platform/db/database-faults.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { findCertificate, findFormerCertificate, retireCertificate } from '../certificate.store.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { refuseUnprintable } from '../check-printable-name.ts'
import { insertEvent } from '../history/certificate-event.store.ts'
import { addCertificate } from './new-certificate.ts'
import { mailOutcomes } from './settle-requests.ts'

type Refused = Refusal<'unknown-certificate' | 'already-replaced' | 'name-unprintable'>

/**
 * Issues a certificate anew under a name, with its own id and date, and tells the learner. The one before says
 * "replaced" from then on, or "revoked" as before, and its credential counts as revoked. Of two operators who replace the
 * same certificate, one does.
 */
export async function reissueCertificate(
  parts: CertificateParts,
  operator: Operator,
  { certificateId, name }: { readonly certificateId: string; readonly name: string },
): Promise<Output<typeof contract> | Refused> {
  const { db, clock, printer } = parts
  const unprintable = await refuseUnprintable({ printer }, name)
  if (unprintable) return unprintable
  const issued = await inTransaction(db, async (tx) => {
    const certificate = await findCertificate(tx, certificateId)
    const learner = certificate && (await lookupLearner(tx, operator, certificate.account_id))
    if (!certificate || !learner)
      return (await findFormerCertificate(tx, certificateId))
        ? refuse('already-replaced', 'The certificate has already been replaced.', 'certificateId')
        : refuse('unknown-certificate', 'This certificate does not exist.', 'certificateId')
    const now = clock()
    if (!(await retireCertificate(tx, certificate, now))) throw new ChangedMeanwhileError()
    const id = await addCertificate(tx, operator, { accountId: learner, name, now })
    await insertEvent(tx, { account_id: learner, at: now, kind: 'reissued', detail: id })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-reissued',
      subject: id,
      accountId: learner,
      detail: `${certificateId} → ${id}`,
    })
    return { accountId: learner, id }
  })
  if (!('id' in issued)) return issued
  const told = await mailOutcomes(parts, operator, [issued.accountId])
  return { certificateId: issued.id, mailed: told.has(issued.accountId) }
}
