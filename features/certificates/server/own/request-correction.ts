import type { requestCorrection as contract } from '#features/certificates/contract/certificates.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Outcome, type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { type Certificate, findCertificateOf } from '../records/certificate.store.ts'
import { findCertificateRequest, insertEvent, markCorrection } from '../records/certificate-request.store.ts'
import { checkPrintableName } from './check-printable-name.ts'

export async function requestCorrection(
  parts: Pick<CertificateParts, 'db' | 'clock' | 'printer'>,
  learner: LearnerId,
  name: string,
): Promise<Outcome<typeof contract> | Refusal<'too-many-requests'>> {
  const before = await findCertificateOf(parts.db, learner)
  const refused = refuseCorrection(before, name) ?? (await checkPrintableName(parts, learner, name))
  if (refused) return refused
  return inTransaction(parts.db, async (tx) => {
    const certificate = await findCertificateOf(tx, learner)
    const request = await findCertificateRequest(tx, learner)
    const late = refuseCorrection(certificate, name)
    if (late || !request) return late ?? refuse('not-issued', 'There is no certificate yet.')
    if (request.correction?.name === name) return request.correction
    const now = parts.clock()
    await markCorrection(tx, learner, name, now)
    await insertEvent(tx, learner, { at: now, kind: 'correction-requested', detail: name })
    return { name, askedAt: now }
  })
}

function refuseCorrection(
  certificate: Certificate | undefined,
  name: string,
): Refusal<'not-issued' | 'revoked' | 'same-name'> | undefined {
  if (!certificate) return refuse('not-issued', 'There is no certificate yet.')
  if (certificate.revoked) return refuse('revoked', 'The certificate has been revoked.')
  return certificate.name === name
    ? refuse('same-name', 'The certificate already has this name.', 'name')
    : undefined
}
