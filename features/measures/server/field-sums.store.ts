import { sql } from 'kysely'
import type { Connection } from '#features/measures/contract.ts'
import type { Db } from '#platform/server/db/database.ts'

/**
 * `lcp` and `inp` have the upper bound of their time (ms) as `bucket`; `load` and `failed-load` have 0; `answer` has 1 where
 * it was sent late.
 */
export type FieldKind = 'lcp' | 'inp' | 'load' | 'failed-load' | 'answer'

/** Of a day (its beginning, UTC, in ms). */
export interface FieldSumsTable {
  day: number
  kind: FieldKind
  connection: Connection
  bucket: number
  count: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    field_sums: FieldSumsTable
  }
}

/** In the order of the key, so that two processes never wait for one another. */
export async function addToFieldSums(db: Db, counts: readonly FieldSumsTable[]): Promise<void> {
  if (counts.length === 0) return
  const keyOf = ({ day, kind, connection, bucket }: FieldSumsTable) =>
    [day, kind, connection, String(bucket).padStart(6, '0')].join(' ')
  await db
    .insertInto('field_sums')
    .values(counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict((row) =>
      row
        .columns(['day', 'kind', 'connection', 'bucket'])
        .doUpdateSet({ count: sql`field_sums.count + excluded.count` }),
    )
    .execute()
}

/** Of days that begin from `from` to before `until` (ms), added up. */
export async function selectFieldSums(db: Db, { from, until }: { from: number; until: number }) {
  const rows = await db
    .selectFrom('field_sums')
    .select(({ fn }) => ['kind', 'connection', 'bucket', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<', until)
    .groupBy(['kind', 'connection', 'bucket'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** `most` at most of days that begin before `before` (ms). Returns how many. */
export async function deleteFieldSums(db: Db, before: number, most: number): Promise<number> {
  const old = await db
    .selectFrom('field_sums')
    .select(['day', 'kind', 'connection', 'bucket'])
    .where('day', '<', before)
    .orderBy('day')
    .limit(most)
    .execute()
  for (const { day, kind, connection, bucket } of old)
    await db
      .deleteFrom('field_sums')
      .where('day', '=', day)
      .where('kind', '=', kind)
      .where('connection', '=', connection)
      .where('bucket', '=', bucket)
      .execute()
  return old.length
}
