import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Programme } from '#features/modules/contract.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import type { Db } from '#platform/server/db/database.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'
import type { ShownNameChoice } from './certificate.store.ts'
import { insertIssuer } from './certificate-issuer.store.ts'
import type { ProgrammeBadgeTable } from './certificates.tables.ts'
import { takeStatus } from './credential-status.store.ts'

/** How a programme looked when a badge was issued, in the first language; without modules where that was not stored. */
export type BadgeLine = Pick<Programme, 'season' | 'modules'>

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
  line: row.line === null ? null : (JSON.parse(row.line) as BadgeLine),
  confirmsName: row.confirms_name === 1,
})

/** Of the modules of a programme as they were when it was issued; times in ms. */
export type ProgrammeBadge = Readonly<ReturnType<typeof toBadge>>

interface NewBadge
  extends Pick<
    ProgrammeBadge,
    'accountId' | 'programmeId' | 'title' | 'modules' | 'name' | 'issuedAt' | 'hiddenAt' | 'line'
  > {
  readonly confirmsName?: boolean
  readonly issuer: Issuer
}

/** @throws ChangedMeanwhileError when the account has just got one of this programme */
export async function insertBadge(
  tx: Db,
  { issuer, confirmsName = true, ...issued }: NewBadge,
): Promise<void> {
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
      line: issued.line && JSON.stringify(issued.line),
      confirms_name: confirmsName ? 1 : 0,
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

export async function setBadgeShown(
  db: Db,
  { accountId, id }: OwnBadge,
  { showsName, confirmsName }: ShownNameChoice,
): Promise<void> {
  await db
    .updateTable('programme_badges')
    .set({
      shows_name: showsName ? 1 : 0,
      ...(confirmsName !== undefined && { confirms_name: confirmsName ? 1 : 0 }),
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
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

/** Before another one of the programme: its credential counts as revoked from then on. `at` in ms. */
export async function endBadge(
  tx: Db,
  { accountId, id, programmeId }: OwnBadge & Pick<ProgrammeBadge, 'programmeId'>,
  at: number,
): Promise<void> {
  await tx.deleteFrom('programme_badges').where('id', '=', id).execute()
  await tx
    .insertInto('former_badges')
    .values({ id, account_id: accountId, programme_id: programmeId, ended_at: at })
    .execute()
}

/** With what the badge says that is in its place by now, whose id is `replacement`; `replacedAt` in ms. */
export interface FormerBadge extends Pick<ProgrammeBadge, 'id' | 'programmeId' | 'title' | 'issuerId'> {
  readonly replacedAt: number
  readonly replacement: string
}

export function findFormerBadge(db: Db, id: string): Promise<FormerBadge | undefined> {
  return db
    .selectFrom('former_badges as former')
    .innerJoin('programme_badges as badge', (join) =>
      join
        .onRef('badge.account_id', '=', 'former.account_id')
        .onRef('badge.programme_id', '=', 'former.programme_id'),
    )
    .select([
      'former.id',
      'badge.programme_id as programmeId',
      'badge.title',
      'badge.issuer_id as issuerId',
      'former.ended_at as replacedAt',
      'badge.id as replacement',
    ])
    .where('former.id', '=', id)
    .executeTakeFirst()
}

export function selectFormerBadgesOf(db: Db, accountId: string) {
  return db
    .selectFrom('former_badges')
    .select(['id', 'programme_id as programmeId', 'ended_at as endedAt'])
    .where('account_id', '=', accountId)
    .orderBy('ended_at')
    .orderBy('id')
    .execute()
}
