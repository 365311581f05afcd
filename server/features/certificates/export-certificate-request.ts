import type { AccountExport } from '#contract/account-export.ts'
import type { Db } from '#server/database.ts'
import type { LearnerId } from '#server/features/identity/learner.ts'
import { findCertificateRequest } from './certificate-request.store.ts'

/** The learner's certificate request with its time. */
export async function exportCertificateRequest(
  db: Db,
  learner: LearnerId,
): Promise<AccountExport['certificateRequest']> {
  const row = await findCertificateRequest(db, learner)
  if (!row) return null
  return {
    email: row.email,
    received: row.received === 1,
    requestedAt: row.requested_at,
    name: row.name,
    language: row.language,
    declinedAt: row.declined_at,
    declineReason: row.decline_reason,
    letterSentAt: row.mailed_at,
  }
}
