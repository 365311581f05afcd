import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Issuer } from '#platform/server/config/issuer.ts'
import type { Db } from '#platform/server/db/database.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import { changesOne } from '#platform/server/db/statements.ts'
import { insertIssuer } from './certificate-issuer.store.ts'
import type { ProgrammeBadgeTable } from './certificates.tables.ts'
import { takeStatus } from './credential-status.store.ts'

const toBadge = (row: Selectable<ProgrammeBadgeTable>) => ({
  id: row.id,
  accountId: row.account_id,
  programmeId: row.programme_id,
  title: row.title,
  modules: JSON.parse(row.modules) as number[],
  name: row.name,
  issuedAt: row.issued_at,
  statusIndex: row.status_index,
  showsName: row.shows_name === 1,
  issuerId: row.issuer_id,
  hiddenAt: row.hidden_at,
})

/** Of the modules of a programme as they were when it was issued; times in ms. */
export type ProgrammeBadge = Readonly<ReturnType<typeof toBadge>>

interface NewBadge
  extends Pick<
    ProgrammeBadge,
    'accountId' | 'programmeId' | 'title' | 'modules' | 'name' | 'issuedAt' | 'hiddenAt'
  > {
  readonly issuer: Issuer
}

/** @throws ChangedMeanwhileError when the account has just got one of this programme */
export async function insertBadge(tx: Db, { issuer, ...issued }: NewBadge): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  const status_index = await takeStatus(tx)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('programme_badges')
    .values({
      id,
      account_id: issued.accountId,
      programme_id: issued.programmeId,
      title: issued.title,
      modules: JSON.stringify(issued.modules),
      name: issued.name,
      issued_at: issued.issuedAt,
      status_index,
      shows_name: 0,
      issuer_id: await insertIssuer(tx, issuer),
      hidden_at: issued.hiddenAt,
    })
    .onConflict((row) => row.columns(['account_id', 'programme_id']).doNothing())
    .executeTakeFirst()
  // All is done again, and finds it; the entry that was taken for this one is given back.
  if (numInsertedOrUpdatedRows !== 1n) throw new ChangedMeanwhileError()
  await tx
    .updateTable('credential_statuses')
    .set({ badge_id: id })
    .where('status_index', '=', status_index)
    .execute()
}

export async function findBadge(db: Db, id: string): Promise<ProgrammeBadge | undefined> {
  const row = await db.selectFrom('programme_badges').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toBadge(row)
}

export async function selectBadgesOf(db: Db, accountId: string): Promise<ProgrammeBadge[]> {
  const rows = await db
    .selectFrom('programme_badges')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  return rows.map(toBadge)
}

interface OwnBadge {
  readonly accountId: string
  readonly id: string
}

/** False when the account has no such badge. */
export function setBadgeShown(db: Db, { accountId, id }: OwnBadge, showsName: boolean): Promise<boolean> {
  return db
    .updateTable('programme_badges')
    .set({ shows_name: showsName ? 1 : 0 })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .$call(changesOne)
}

/** `at` in ms; null shows them again. False when the account has none. */
export async function setBadgesHidden(tx: Db, accountId: string, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('programme_badges')
    .set({ hidden_at: at })
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The latest badge of a programme, which may be no more. */
export async function findBadgeOfProgramme(db: Db, programmeId: string): Promise<ProgrammeBadge | undefined> {
  const row = await db
    .selectFrom('programme_badges')
    .selectAll()
    .where('programme_id', '=', programmeId)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toBadge(row)
}

/** Its credential counts as revoked from then on. False when the account has no such badge. */
export function deleteBadge(tx: Db, { accountId, id }: OwnBadge): Promise<boolean> {
  return tx
    .deleteFrom('programme_badges')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .$call(changesOne)
}
