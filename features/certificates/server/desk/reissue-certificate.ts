import type { reissueCertificate as contract } from '#features/certificates/contract/certificate-desk.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { refuseUnprintable } from '../own/check-printable-name.ts'
import {
  findCertificate,
  findFormerCertificate,
  insertCertificate,
  retireCertificate,
} from '../records/certificate.store.ts'
import { insertEvent, markReceived } from '../records/certificate-request.store.ts'
import { mailOutcomes } from './settle-requests.ts'

type Refused = Refusal<'unknown-certificate' | 'already-replaced' | 'name-unprintable'>

/** The credential of the one before counts as revoked. Of two operators at once, one replaces it. */
export async function reissueCertificate(
  parts: CertificateParts,
  operator: Operator,
  { certificateId, name }: { readonly certificateId: string; readonly name: string },
): Promise<Output<typeof contract> | Refused> {
  const { db, clock, printer, issuer } = parts
  const unprintable = await refuseUnprintable({ printer }, name)
  if (unprintable) return unprintable
  const issued = await inTransaction(db, async (tx) => {
    const certificate = await findCertificate(tx, certificateId)
    if (!certificate)
      return (await findFormerCertificate(tx, certificateId))
        ? refuse('already-replaced', 'The certificate has already been replaced.', 'certificateId')
        : refuse('unknown-certificate', 'This certificate does not exist.', 'certificateId')
    // Modules that came later were not asked for.
    const { accountId, moduleCount, confirmsName } = certificate
    const now = clock()
    if (!(await retireCertificate(tx, certificate, now))) throw new ChangedMeanwhileError()
    const issued = { accountId, name, issuedAt: now, moduleCount, issuedBy: operator.email }
    const id = await insertCertificate(tx, { ...issued, issuer, confirmsName })
    await markReceived(tx, accountId)
    await insertEvent(tx, accountId, { at: now, kind: 'reissued', detail: id })
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'certificate-reissued',
      subject: id,
      accountId,
      detail: `${certificateId} → ${id}`,
    })
    return { accountId, id }
  })
  if (!('id' in issued)) return issued
  const told = await mailOutcomes(parts, operator, [issued.accountId])
  return { certificateId: issued.id, mailed: told.has(issued.accountId) }
}
