import type { AccountExport } from '#contract/account-export.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import {
  findCertificateOf,
  selectCertified,
  selectFormerCertificates,
  selectRevoked,
  selectStandings,
} from './certificate.store.ts'
import { countRequests, findCertificateRequest } from './certificate-request.store.ts'
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
    emailSentAt: row.mailed_at,
    correction:
      row.correction_name === null
        ? null
        : { name: row.correction_name, askedAt: row.correction_asked_at ?? 0 },
    history: await selectEvents(db, learner),
  }
}

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

/** A certificate and whether it still holds. */
export interface CertificateStanding {
  readonly certificateId: string
  readonly accountId: string
  readonly holds: boolean
}

/** The certificates of some accounts, by the accounts' ids. */
export async function listCertificateStandings(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, CertificateStanding>> {
  const rows = accountIds.length > 0 ? await selectStandings(db, accountIds) : []
  return new Map(
    rows.map(({ id, account_id, revoked_at }) => [
      account_id,
      { certificateId: id, accountId: account_id, holds: revoked_at === null },
    ]),
  )
}

/** Every revoked certificate, sorted by its id, byte by byte. */
export async function listRevokedCertificates(db: Db): Promise<CertificateStanding[]> {
  const rows = await selectRevoked(db)
  return rows
    .map(({ id, account_id }) => ({ certificateId: id, accountId: account_id, holds: false }))
    .toSorted((a, b) => (a.certificateId < b.certificateId ? -1 : 1))
}

/** How many requests for a certificate wait for a decision, and how many have led to one. */
export async function countCertificates(db: Db): Promise<{ waiting: number; issued: number }> {
  const all = Number.MAX_SAFE_INTEGER
  return { waiting: await countRequests(db, 'waiting', all), issued: await countRequests(db, 'issued', all) }
}

/** Somebody whose certificate holds. `issuedAt` in ms. */
export interface CertifiedLearner {
  readonly certificateId: string
  readonly accountId: string
  readonly issuedAt: number
}

/** Everybody with a certificate that is not revoked, sorted by the certificates' ids, byte by byte. */
export async function listCertifiedLearners(db: Db): Promise<CertifiedLearner[]> {
  const rows = await selectCertified(db)
  return rows
    .map(({ id, account_id, issued_at }) => ({
      certificateId: id,
      accountId: account_id,
      issuedAt: issued_at,
    }))
    .toSorted((a, b) => (a.certificateId < b.certificateId ? -1 : 1))
}
