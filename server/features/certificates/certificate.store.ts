import type { Db } from '#server/database.ts'
import type { CertificateTable } from './certificate.table.ts'

export type StoredCertificate = CertificateTable

/** Adds a certificate. Returns false when the account has one already: the constraint decides. */
export async function insertCertificate(db: Db, certificate: StoredCertificate): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('certificates')
    .values(certificate)
    .onConflict((row) => row.column('account_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The certificate with an id. */
export function findCertificate(db: Db, id: string): Promise<StoredCertificate | undefined> {
  return db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The certificate of an account. */
export function findCertificateOf(db: Db, accountId: string): Promise<StoredCertificate | undefined> {
  return db.selectFrom('certificates').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Whether the public page shows name and date. Returns false when the account has no certificate. */
export async function setShowsName(db: Db, accountId: string, showsName: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({ shows_name: showsName ? 1 : 0 })
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a certificate as revoked, at `now` (ms). Returns false when there is none, or it was revoked before. */
export async function markRevoked(db: Db, id: string, reason: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The accounts with a certificate that is not revoked. */
export function selectCertified(db: Db) {
  return db
    .selectFrom('certificates')
    .select(['id', 'account_id', 'issued_at'])
    .where('revoked_at', 'is', null)
    .execute()
}

/** The certificates of some accounts. */
export async function selectCertificatesOf(
  db: Db,
  accountIds: readonly string[],
): Promise<StoredCertificate[]> {
  if (accountIds.length === 0) return []
  return db.selectFrom('certificates').selectAll().where('account_id', 'in', accountIds).execute()
}
