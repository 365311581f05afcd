import type { Db } from '#server/database.ts'
import { ChangedMeanwhileError } from '#server/platform/db/database-faults.ts'
import type { CertificateEventTable } from '../certificates.tables.ts'

/**
 * Adds to what became of an account's request, at `at` (ms). In a transaction.
 * @throws ChangedMeanwhileError when another has just added something
 */
export async function insertEvent(
  tx: Db,
  { account_id, at, kind, detail }: Omit<CertificateEventTable, 'number'>,
): Promise<void> {
  const { last } = await tx
    .selectFrom('certificate_events')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('certificate_events')
    .values({ account_id, number: Number(last ?? 0) + 1, at, kind, detail })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new ChangedMeanwhileError()
}

/** What became of an account's request, the earliest first. */
export function selectEvents(db: Db, accountId: string) {
  return db
    .selectFrom('certificate_events')
    .select(['at', 'kind', 'detail'])
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute()
}
