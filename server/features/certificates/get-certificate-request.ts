import type { CertificateRequest } from '#contract/certificates.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { findCertificateRequest } from './certificate-request.store.ts'

/** The learner's certificate request (spec §7, read certificate-requests/{email}); null when there is none. */
export async function getCertificateRequest(db: Db, learner: LearnerId): Promise<CertificateRequest | null> {
  const row = await findCertificateRequest(db, learner)
  return row ? { email: row.email, received: row.received === 1 } : null
}
