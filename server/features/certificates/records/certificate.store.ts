import type { Db } from '#server/database.ts'
import type { CertificateTable, FormerCertificateTable } from './certificates.tables.ts'

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

/**
 * Makes room for a later certificate of the account: this one goes, as replaced at `now` (ms) unless it was revoked,
 * and its place among the revoked ones is empty from then on. Returns false when it has gone already.
 */
export async function retireCertificate(
  tx: Db,
  certificate: StoredCertificate,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('certificates')
    .where('id', '=', certificate.id)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  const { id, account_id, name, issued_at, issued_by, revoked_at, revoke_reason } = certificate
  await tx
    .insertInto('former_certificates')
    .values({
      ...{ id, account_id, name, issued_at, issued_by, revoke_reason },
      ended_at: revoked_at ?? now,
      outcome: revoked_at === null ? 'replaced' : 'revoked',
    })
    .execute()
  return true
}

/** A certificate that a later one took the place of. */
export function findFormerCertificate(db: Db, id: string) {
  return db.selectFrom('former_certificates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What an address may stand for: `replacement` is the id of the certificate that its page may lead to. */
export type FoundCertificate =
  | StoredCertificate
  | (FormerCertificateTable & { readonly replacement: string | undefined })

/** The certificate of an id, whatever became of it. A later one is named only where its owner agreed to show it. */
export async function findAnyCertificate(db: Db, id: string): Promise<FoundCertificate | undefined> {
  const certificate = await findCertificate(db, id)
  if (certificate) return certificate
  const former = await findFormerCertificate(db, id)
  const latest = former?.outcome === 'replaced' ? await findCertificateOf(db, former.account_id) : undefined
  const isShown = latest?.shows_name === 1 && latest.revoked_at === null
  return former && { ...former, replacement: isShown ? latest.id : undefined }
}

/** The certificates of an account that later ones took the place of, the earliest first. */
export function selectFormerCertificates(db: Db, accountId: string) {
  return db
    .selectFrom('former_certificates')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
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

/** The certificates of some accounts, revoked ones too. */
export function selectStandings(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('certificates')
    .select(['id', 'account_id', 'revoked_at'])
    .where('account_id', 'in', accountIds)
    .execute()
}

/** The ids of all revoked ones. */
export function selectRevoked(db: Db) {
  return db
    .selectFrom('certificates')
    .select(['id', 'account_id'])
    .where('revoked_at', 'is not', null)
    .execute()
}
