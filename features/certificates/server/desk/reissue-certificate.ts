import type { reissueCertificate as contract } from '#features/certificates/contract/certificate-desk.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { refuseUnprintable } from '../own/check-printable-name.ts'
import {
  findCertificate,
  findFormerCertificate,
  insertCertificate,
  retireCertificate,
} from '../records/certificate.store.ts'
import { markReceived } from '../records/certificate-request.store.ts'
import { mailOutcomes, recordDecision } from './settle-requests.ts'

/** The credential of the one before counts as revoked. Of two operators at once, one replaces it. */
export async function reissueCertificate(
  parts: CertificateParts,
  operator: Operator,
  { certificateId, name }: { readonly certificateId: string; readonly name: string },
): Promise<Outcome<typeof contract>> {
  const { db, clock, issuer } = parts
  const unprintable = await refuseUnprintable(parts, name)
  if (unprintable) return unprintable
  const issued = await inTransaction(db, async (tx) => {
    const certificate = await findCertificate(tx, certificateId)
    if (!certificate)
      return (await findFormerCertificate(tx, certificateId))
        ? refuse('already-replaced', 'The certificate has already been replaced.', 'certificateId')
        : refuse('unknown-certificate', 'This certificate does not exist.', 'certificateId')
    // Modules that came later were not asked for.
    const { accountId, moduleCount, confirmsName } = certificate
    const at = clock()
    if (!(await retireCertificate(tx, certificate, at))) throw new ChangedMeanwhileError()
    const issued = { accountId, name, issuedAt: at, moduleCount, issuedBy: operator.email }
    const id = await insertCertificate(tx, { ...issued, issuer, confirmsName })
    await markReceived(tx, accountId)
    const event = { at, kind: 'reissued', detail: id } as const
    const audited = { subject: id, detail: `${certificateId} → ${id}` }
    await recordDecision(tx, operator, accountId, event, audited)
    return { accountId, id }
  })
  if (issued instanceof Refusal) return issued
  const told = await mailOutcomes(parts, operator, [issued.accountId])
  return { certificateId: issued.id, mailed: told.has(issued.accountId) }
}
