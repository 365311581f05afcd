import { randomBytes } from 'node:crypto'
import type { InferResult, Selectable } from 'kysely'
import { z } from 'zod'
import { timestamp } from '#platform/contract/values.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import type { Db } from '#platform/server/db/database.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import { changesOne, pageOfRows } from '#platform/server/db/statements.ts'
import { cursorText } from '#platform/server/http/cursor.ts'
import { insertIssuer } from './certificate-issuer.store.ts'
import type { CertificateTable } from './certificates.tables.ts'
import { takeStatus } from './credential-status.store.ts'

const toCertificate = (row: Selectable<CertificateTable>) => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  issuedAt: row.issued_at,
  issuedBy: row.issued_by,
  moduleCount: row.module_count,
  revoked: row.revoked_at === null ? null : { at: row.revoked_at, reason: row.revoke_reason ?? '' },
  statusIndex: row.status_index,
  showsName: row.shows_name === 1,
  confirmsName: row.confirms_name === 1,
  issuerId: row.issuer_id,
  showsTokenSince: row.shows_token_since,
})

/** The latest of an account. Times are in ms, here and below. */
export type Certificate = Readonly<ReturnType<typeof toCertificate>>

const former = (db: Db) =>
  db
    .selectFrom('former_certificates')
    .select(['id', 'account_id as accountId', 'name', 'issued_at as issuedAt', 'ended_at as endedAt'])
    .select(['outcome', 'revoke_reason as revokeReason', 'issuer_id as issuerId'])

type FormerCertificate = InferResult<ReturnType<typeof former>>[number]

interface NewCertificate
  extends Pick<Certificate, 'accountId' | 'name' | 'issuedAt' | 'moduleCount' | 'issuedBy'> {
  readonly issuer: Issuer
  readonly confirmsName?: boolean
}

/** Returns its unguessable id. @throws ChangedMeanwhileError when the account has just got one */
export async function insertCertificate(
  tx: Db,
  { issuer, confirmsName = true, ...issued }: NewCertificate,
): Promise<string> {
  const { accountId, name, issuedAt, moduleCount, issuedBy } = issued
  const id = randomBytes(16).toString('base64url')
  const status_index = await takeStatus(tx)
  const issuer_id = await insertIssuer(tx, issuer)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('certificates')
    .values({
      id,
      account_id: accountId,
      name,
      issued_at: issuedAt,
      issued_by: issuedBy,
      module_count: moduleCount,
      revoked_at: null,
      revoke_reason: null,
      status_index,
      shows_name: 0,
      confirms_name: confirmsName ? 1 : 0,
      issuer_id,
    })
    .onConflict((row) => row.column('account_id').doNothing())
    .executeTakeFirst()
  // Only one that began later can be there by now, so all is done again, and finds it.
  if (numInsertedOrUpdatedRows !== 1n) throw new ChangedMeanwhileError()
  await tx
    .updateTable('credential_statuses')
    .set({ certificate_id: id })
    .where('status_index', '=', status_index)
    .execute()
  return id
}

export async function findCertificate(db: Db, id: string): Promise<Certificate | undefined> {
  const row = await db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toCertificate(row)
}

export async function findCertificateOf(db: Db, accountId: string): Promise<Certificate | undefined> {
  return (await selectCertificatesOf(db, [accountId]))[0]
}

export async function selectCertificatesOf(db: Db, accountIds: readonly string[]): Promise<Certificate[]> {
  if (accountIds.length === 0) return []
  const rows = await db.selectFrom('certificates').selectAll().where('account_id', 'in', accountIds).execute()
  return rows.map(toCertificate)
}

/** From the latest request to the issue, the latest issued first. Times in ms. */
export const selectLatestWaits = (db: Db, limit: number) =>
  db
    .selectFrom('certificates')
    .innerJoin('certificate_requests', 'certificate_requests.account_id', 'certificates.account_id')
    .select(['issued_at as issuedAt', 'issued_by as issuedBy', 'requested_at as requestedAt'])
    .orderBy('issued_at', 'desc')
    .limit(limit)
    .execute()

const owners = (db: Db) =>
  db
    .selectFrom('certificates')
    .select(['id as certificateId', 'account_id as accountId', 'issued_at as issuedAt'])

/** In no order: engines differ in how they compare text. */
export const selectValidCertificates = (db: Db) => owners(db).where('revoked_at', 'is', null).execute()

/** In no order. */
export const selectRevokedCertificates = (db: Db) => owners(db).where('revoked_at', 'is not', null).execute()

export const revocationCursor = z.strictObject({ revokedAt: timestamp, id: cursorText })
export type RevocationCursor = z.output<typeof revocationCursor>

/** The oldest first. */
export async function selectRevocations(
  db: Db,
  cursor: RevocationCursor | undefined,
  limit: number,
): Promise<Certificate[]> {
  const after = cursor && ([cursor.revokedAt, cursor.id] as const)
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .where('revoked_at', 'is not', null)
    .$call((query) => pageOfRows(query, { by: ['revoked_at', 'id'], after, limit }))
    .execute()
  return rows.map(toCertificate)
}

export type ShownName = Pick<Certificate, 'showsName' | 'confirmsName'>

export type ShownNameChoice = Pick<ShownName, 'showsName'> & { readonly confirmsName?: boolean | undefined }

/** What is left out stays. False when the account has no certificate. */
export function setShownName(db: Db, accountId: string, { showsName, confirmsName }: ShownNameChoice) {
  return db
    .updateTable('certificates')
    .set({
      shows_name: showsName ? 1 : 0,
      ...(confirmsName !== undefined && { confirms_name: confirmsName ? 1 : 0 }),
    })
    .where('account_id', '=', accountId)
    .$call(changesOne)
}

/** `since` null takes the consent back; one that was given keeps its time. False when the account has no certificate. */
export function setShowsToken(db: Db, accountId: string, since: number | null): Promise<boolean> {
  return db
    .updateTable('certificates')
    .set((eb) => ({
      shows_token_since: since === null ? null : eb.fn.coalesce('shows_token_since', eb.val<number>(since)),
    }))
    .where('account_id', '=', accountId)
    .$call(changesOne)
}

/** False when there is none, or it was revoked before. */
export async function markRevoked(db: Db, id: string, reason: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await db
    .updateTable('credential_statuses')
    .set({ certificate_id: null })
    .where('certificate_id', '=', id)
    .execute()
  return true
}

/** Its credential counts as revoked. False when it has gone already. */
export async function retireCertificate(tx: Db, certificate: Certificate, now: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('certificates')
    .where('id', '=', certificate.id)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  const { id, accountId, name, issuedAt, issuedBy, revoked, issuerId } = certificate
  await tx
    .insertInto('former_certificates')
    .values({
      id,
      account_id: accountId,
      name,
      issued_at: issuedAt,
      issued_by: issuedBy,
      ended_at: revoked?.at ?? now,
      outcome: revoked ? 'revoked' : 'replaced',
      revoke_reason: revoked?.reason ?? null,
      issuer_id: issuerId,
    })
    .execute()
  return true
}

export function findFormerCertificate(db: Db, id: string): Promise<FormerCertificate | undefined> {
  return former(db).where('id', '=', id).executeTakeFirst()
}

/** `replacement` is the id of the certificate that its page may lead to. */
export type FoundCertificate =
  | Certificate
  | (FormerCertificate & { readonly replacement: string | undefined })

/** A later one is named only where its owner agreed to show it. */
export async function findAnyCertificate(db: Db, id: string): Promise<FoundCertificate | undefined> {
  const certificate = await findCertificate(db, id)
  if (certificate) return certificate
  const ended = await findFormerCertificate(db, id)
  const latest = ended?.outcome === 'replaced' ? await findCertificateOf(db, ended.accountId) : undefined
  return ended && { ...ended, replacement: latest && isPublic(latest) ? latest.id : undefined }
}

export const isPublic = ({ showsName, revoked }: Certificate): boolean => showsName && revoked === null

/** Of one that does not show the name anyway. */
export const confirmsNames = ({
  showsName,
  confirmsName,
  revoked = null,
}: ShownName & { readonly revoked?: Certificate['revoked'] }): boolean =>
  confirmsName && !showsName && revoked === null

export function selectFormerCertificates(db: Db, accountId: string): Promise<FormerCertificate[]> {
  return former(db).where('account_id', '=', accountId).orderBy('issued_at').orderBy('id').execute()
}
