import { sql } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import { patternWithin, prefixRange } from '#platform/server/db/search-key.ts'

/** Where a name stands in their order: its search key, then its account. */
export interface NameCursor {
  readonly key: string
  readonly id: string
}

const toCursor = (row: { search_key: string; account_id: string }): NameCursor => ({
  key: row.search_key,
  id: row.account_id,
})

/** Statements are apart from their reads where a test looks at their plans. */
export function profilesByKey(db: Db, prefix: string, after: NameCursor | undefined, limit: number) {
  const { from, to } = prefixRange(prefix)
  return db
    .selectFrom('profiles')
    .select(['account_id', 'search_key'])
    .$if(after === undefined, (query) => query.where('search_key', '>=', from))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('search_key', 'account_id'), '>', tuple(after?.key ?? '', after?.id ?? '')),
      ),
    )
    .where('search_key', '<=', to)
    .orderBy('search_key')
    .orderBy('account_id')
    .limit(limit)
}

/** `prefix` is the beginning of a search key. */
export async function selectNamesByKey(
  db: Db,
  prefix: string,
  after: NameCursor | undefined,
  limit: number,
): Promise<NameCursor[]> {
  const rows = await profilesByKey(db, prefix, after, limit).execute()
  return rows.map(toCursor)
}

/** Of names that have letters, after one. */
export const namesInOrder = (db: Db, after: NameCursor, limit: number) =>
  db
    .selectFrom('profiles')
    .select(['account_id', 'search_key'])
    .where('search_key', '>', '')
    .where(afterCursor(after))
    .orderBy('search_key')
    .orderBy('account_id')
    .limit(limit)

/** Accounts by their names, without those whose name has no letter. */
export async function selectNamesInOrder(db: Db, after: NameCursor, limit: number): Promise<NameCursor[]> {
  return (await namesInOrder(db, after, limit).execute()).map(toCursor)
}

const afterCursor = ({ key, id }: NameCursor) => sql<boolean>`(search_key, account_id) > (${key}, ${id})`

export const endOfNames = (db: Db, after: NameCursor, size: number) =>
  db
    .selectFrom('profiles')
    .select(['account_id', 'search_key'])
    .where(afterCursor(after))
    .orderBy('search_key')
    .orderBy('account_id')
    .limit(1)
    .offset(size - 1)

/** The name that is `size` names after `after`; undefined when there are fewer. */
export async function findEndOfNames(
  db: Db,
  after: NameCursor,
  size: number,
): Promise<NameCursor | undefined> {
  const row = await endOfNames(db, after, size).executeTakeFirst()
  return row && toCursor(row)
}

/** `after` is exclusive, `upTo` inclusive; undefined: to the end. */
export interface NameStretch {
  readonly after: NameCursor
  readonly upTo: NameCursor | undefined
}

export const profilesWithin = (db: Db, text: string, { after, upTo }: NameStretch, limit: number) =>
  db
    .selectFrom('profiles')
    .select(['account_id', 'search_key'])
    .where(afterCursor(after))
    .$if(upTo !== undefined, (query) =>
      query.where(sql<boolean>`(search_key, account_id) <= (${upTo?.key ?? ''}, ${upTo?.id ?? ''})`),
    )
    .where(sql<boolean>`search_key like ${patternWithin(text)} escape '\\'`)
    .orderBy('search_key')
    .orderBy('account_id')
    .limit(limit)

/** `text` is any part of a search key. */
export async function selectNamesWithin(
  db: Db,
  text: string,
  stretch: NameStretch,
  limit: number,
): Promise<NameCursor[]> {
  const rows = await profilesWithin(db, text, stretch, limit).execute()
  return rows.map(toCursor)
}
