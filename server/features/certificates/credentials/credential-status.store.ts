import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/database.ts'
import { ChangedMeanwhileError } from '#server/platform/db/database-faults.ts'
import { placeOf, placesPerList } from './status-list.ts'

/** How many lists of places there are: the first one always, and each in which a place was given away. */
export async function countStatusLists(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('credential_statuses')
    .select(({ fn }) => fn.max('status_index').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? 1 : placeOf(Number(last)).list
}

/**
 * Takes a place at random, for a certificate to come, and returns its index: neither the order nor the number of the
 * certificates can be read from it. A list that is half full is left for the next one. In a transaction.
 * @param draw a whole number from 0 on and below another, each as likely
 * @throws ChangedMeanwhileError when every place that was drawn is taken
 */
export async function takeStatus(tx: Db, draw = (below: number) => randomInt(below)): Promise<number> {
  const from = await beginOfOpenList(tx)
  for (let tries = 0; tries < mostDraws; tries++) {
    const index = from + draw(placesPerList)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('credential_statuses')
      .values({ status_index: index, certificate_id: null })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return index
  }
  throw new ChangedMeanwhileError()
}

// Of a list that is half full each draw finds a free place with one half.
const mostDraws = 50

async function beginOfOpenList(tx: Db): Promise<number> {
  const from = ((await countStatusLists(tx)) - 1) * placesPerList
  const { taken } = await tx
    .selectFrom('credential_statuses')
    .select(({ fn }) => fn.countAll().as('taken'))
    .where('status_index', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(taken) < placesPerList / 2 ? from : from + placesPerList
}

/** Gives a place to its certificate. */
export async function fillStatus(tx: Db, index: number, certificateId: string): Promise<void> {
  await tx
    .updateTable('credential_statuses')
    .set({ certificate_id: certificateId })
    .where('status_index', '=', index)
    .execute()
}

/** Takes its place from a certificate, which makes it a revoked one. */
export async function emptyStatus(db: Db, certificateId: string): Promise<void> {
  await db
    .updateTable('credential_statuses')
    .set({ certificate_id: null })
    .where('certificate_id', '=', certificateId)
    .execute()
}

/** The places from `from` on, before `until`, whose certificate is revoked or gone. */
export async function selectRevokedPlaces(db: Db, from: number, until: number): Promise<number[]> {
  const rows = await db
    .selectFrom('credential_statuses')
    .select('status_index')
    // To the letter as its index has it.
    .where(sql.ref('certificate_id'), 'is', null)
    .where('status_index', '>=', from)
    .where('status_index', '<', until)
    .execute()
  return rows.map((row) => row.status_index)
}
