import type { getCertificate as contract, OwnCertificate } from '#contract/certificates.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Learner } from '#server/access/callers.ts'
import { getProfile } from '#server/features/profiles/save-profile.ts'
import { findCertificateOf, type StoredCertificate } from './certificate.store.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { findCertificateRequest } from './certificate-request.store.ts'
import { certificateUrl, linkedInUrl } from './certificate-url.ts'
import { credentialTitle } from './credentials/certificate-credential.ts'
import { selectEvents } from './history/certificate-event.store.ts'

/** What became of the learner's request, and the certificate once it is issued. */
export async function getCertificate(
  parts: Pick<CertificateParts, 'db' | 'publicUrl' | 'issuer'>,
  learner: Learner,
): Promise<Output<typeof contract>> {
  const { db } = parts
  const request = await findCertificateRequest(db, learner.id)
  const contact = parts.issuer.email ?? null
  if (!request) return { request: null, certificate: null, correction: null, history: [], contact }
  const certificate = await findCertificateOf(db, learner.id)
  const { declined_at, decline_reason, correction_name, correction_asked_at } = request
  return {
    request: {
      requestedAt: request.requested_at,
      name: certificate?.name ?? request.name ?? (await getProfile(db, learner))?.name ?? '',
      declined: declined_at === null ? null : { at: declined_at, reason: decline_reason ?? '' },
    },
    certificate: certificate ? toOwn(certificate, parts) : null,
    correction:
      correction_name === null ? null : { name: correction_name, askedAt: correction_asked_at ?? 0 },
    history: await selectEvents(db, learner.id),
    contact,
  }
}

function toOwn(
  { id, name, ...row }: StoredCertificate,
  site: Pick<CertificateParts, 'publicUrl' | 'issuer'>,
): OwnCertificate {
  return {
    id,
    name,
    issuedAt: row.issued_at,
    revokedAt: row.revoked_at,
    revokeReason: row.revoke_reason,
    showsName: row.shows_name === 1,
    url: certificateUrl(site.publicUrl, id),
    linkedIn: linkedInUrl(site, { id, issuedAt: row.issued_at, name: credentialTitle }),
  }
}
