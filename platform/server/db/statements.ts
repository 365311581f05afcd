// For `$call`, behind the statement that they end.
import {
  type DeleteResult,
  type InsertResult,
  type SelectQueryBuilder,
  type StringReference,
  sql,
  type UpdateResult,
} from 'kysely'

export async function countRows<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const counted = query
    .select(sql<number | string>`count(*)`.as('count'))
    .$castTo<{ count: number | string }>()
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

interface Change {
  executeTakeFirst(): Promise<Partial<DeleteResult & InsertResult & UpdateResult>>
}

/** How many rows it has written or removed. */
export async function countChanges(query: Change): Promise<number> {
  const { numInsertedOrUpdatedRows, numUpdatedRows, numDeletedRows } = await query.executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? numUpdatedRows ?? numDeletedRows ?? 0)
}

export const changesOne = async (query: Change): Promise<boolean> => (await countChanges(query)) === 1

interface PageOfRows<Column> {
  /** The second tells apart the rows that are alike in the first. */
  readonly by: readonly [Column, Column]
  readonly direction?: 'asc' | 'desc'
  /** Begins behind the row with these values. */
  readonly after: readonly [number, string] | undefined
  readonly limit: number
}

/** Compared as a pair, which both engines look up in the index. */
export function pageOfRows<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { by, direction = 'asc', after, limit }: PageOfRows<StringReference<Tables, From>>,
) {
  const [first, second] = [sql.ref(by[0]), sql.ref(by[1])]
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  return query
    .$if(after !== undefined, (begun) =>
      begun.where(sql<boolean>`(${first}, ${second}) ${sign} (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy(first, direction)
    .orderBy(second, direction)
    .limit(limit)
}
