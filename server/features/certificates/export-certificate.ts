import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { findCertificateOf, selectFormerCertificates } from './certificate.store.ts'

/** The learner's certificate. Who issued it is not about the learner. */
export async function exportCertificate(db: Db, learner: LearnerId): Promise<AccountExport['certificate']> {
  const row = await findCertificateOf(db, learner)
  if (!row) return null
  return {
    id: row.id,
    name: row.name,
    issuedAt: row.issued_at,
    revokedAt: row.revoked_at,
    revokeReason: row.revoke_reason,
    showsName: row.shows_name === 1,
    statusIndex: row.status_index,
  }
}

/** The learner's certificates that later ones took the place of. */
export async function exportFormerCertificates(
  db: Db,
  learner: LearnerId,
): Promise<AccountExport['formerCertificates']> {
  const rows = await selectFormerCertificates(db, learner)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    issuedAt: row.issued_at,
    endedAt: row.ended_at,
    outcome: row.outcome,
    revokeReason: row.revoke_reason,
  }))
}
