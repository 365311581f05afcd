import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { findCertificateRequest } from './certificate-request.store.ts'
import { selectEvents } from './history/certificate-event.store.ts'

/** The learner's certificate request with its times, and what became of it. */
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
    correction:
      row.correction_name === null
        ? null
        : { name: row.correction_name, askedAt: row.correction_asked_at ?? 0 },
    history: await selectEvents(db, learner),
  }
}
