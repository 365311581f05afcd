import { sql } from 'kysely'
import type { Db } from '#server/database.ts'
import { ChangedMeanwhileError } from '#server/platform/db/database-faults.ts'

/** The first place in the list of revoked credentials that was never given away. */
export async function nextStatusIndex(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('credential_statuses')
    .select(({ fn }) => fn.max('status_index').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? 0 : Number(last) + 1
}

/**
 * Takes the next place, for a certificate to come, and returns its index. In a transaction.
 * @throws ChangedMeanwhileError when another has just taken it
 */
export async function takeStatus(tx: Db): Promise<number> {
  const index = await nextStatusIndex(tx)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('credential_statuses')
    .values({ status_index: index, certificate_id: null })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new ChangedMeanwhileError()
  return index
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
