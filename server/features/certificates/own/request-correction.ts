import type { requestCorrection as contract } from '#contract/certificates.ts'
import type { Output } from '#contract/endpoint.ts'
import type { LearnerId } from '#server/access/callers.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { findCertificateOf, type StoredCertificate } from './certificate.store.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { findCertificateRequest, markCorrection } from './certificate-request.store.ts'
import { checkPrintableName } from './check-printable-name.ts'
import { insertEvent } from './history/certificate-event.store.ts'

type Refused = Refusal<'not-issued' | 'revoked' | 'same-name' | 'name-unprintable' | 'too-many-requests'>

/** Asks for the learner's certificate to be issued anew under another name; an operator decides. */
export async function requestCorrection(
  parts: Pick<CertificateParts, 'db' | 'clock' | 'random' | 'printer'>,
  learner: LearnerId,
  name: string,
): Promise<Output<typeof contract> | Refused> {
  const before = await findCertificateOf(parts.db, learner)
  const refused = refuseCorrection(before, name) ?? (await checkPrintableName(parts, learner, name))
  if (refused) return refused
  return inTransaction(parts.db, async (tx) => {
    const certificate = await findCertificateOf(tx, learner)
    const request = await findCertificateRequest(tx, learner)
    const late = refuseCorrection(certificate, name)
    if (late || !request) return late ?? refuse('not-issued', 'There is no certificate yet.')
    if (request.correction_name === name) return { name, askedAt: request.correction_asked_at ?? 0 }
    const now = parts.clock()
    await markCorrection(tx, learner, name, now)
    await insertEvent(tx, { account_id: learner, at: now, kind: 'correction-requested', detail: name })
    return { name, askedAt: now }
  })
}

function refuseCorrection(
  certificate: StoredCertificate | undefined,
  name: string,
): Refusal<'not-issued' | 'revoked' | 'same-name'> | undefined {
  if (!certificate) return refuse('not-issued', 'There is no certificate yet.')
  if (certificate.revoked_at !== null) return refuse('revoked', 'The certificate has been revoked.')
  return certificate.name === name
    ? refuse('same-name', 'The certificate already has this name.', 'name')
    : undefined
}
