import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import { ChangedMeanwhileError } from '#platform/server/db/database-faults.ts'

/** As few as the standard allows, but enough that asking for a list does not tell whom it is about. */
export const entriesPerList = 131_072

/** Lists count from 1 on. */
export function entryOf(statusIndex: number): { list: number; entry: number } {
  return { list: Math.floor(statusIndex / entriesPerList) + 1, entry: statusIndex % entriesPerList }
}

/** The first one is always there. */
export async function countStatusLists(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('credential_statuses')
    .select(({ fn }) => fn.max('status_index').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? 1 : entryOf(Number(last)).list
}

/**
 * At random: an index tells neither order nor number. A list that is half full is left for the next one.
 * @throws ChangedMeanwhileError when every entry that was drawn is taken
 */
export async function takeStatus(tx: Db, draw = (below: number) => randomInt(below)): Promise<number> {
  const from = await beginOfOpenList(tx)
  // Of a list that is half full each draw finds a free entry with one half.
  for (let tries = 0; tries < 50; tries++) {
    const index = from + draw(entriesPerList)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('credential_statuses')
      .values({ status_index: index, certificate_id: null })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return index
  }
  throw new ChangedMeanwhileError()
}

async function beginOfOpenList(tx: Db): Promise<number> {
  const from = ((await countStatusLists(tx)) - 1) * entriesPerList
  const { taken } = await tx
    .selectFrom('credential_statuses')
    .select(({ fn }) => fn.countAll().as('taken'))
    .where('status_index', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(taken) < entriesPerList / 2 ? from : from + entriesPerList
}

/** From `from` on, before `until`: certificate or badge revoked, or gone. */
export async function selectRevokedIndices(db: Db, from: number, until: number): Promise<number[]> {
  const rows = await db
    .selectFrom('credential_statuses')
    .select('status_index')
    // Exactly as the index of the migration has it.
    .where(sql<boolean>`certificate_id is null and badge_id is null`)
    .where('status_index', '>=', from)
    .where('status_index', '<', until)
    .execute()
  return rows.map((row) => row.status_index)
}
