import { sql } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import { patternWithin, prefixRange } from '#platform/server/db/search-key.ts'

/** Where a name stands in their order: its search key, then its account. */
export interface NameCursor {
  readonly key: string
  readonly id: string
}

const inOrder = (db: Db) =>
  db
    .selectFrom('profiles')
    .select(['search_key as key', 'account_id as id'])
    .orderBy('search_key')
    .orderBy('account_id')

const isAfter = ({ key, id }: NameCursor) => sql<boolean>`(search_key, account_id) > (${key}, ${id})`

/** `prefix` is the beginning of a search key. */
export function selectNamesByKey(
  db: Db,
  prefix: string,
  after: NameCursor | undefined,
  limit: number,
): Promise<NameCursor[]> {
  const { from, to } = prefixRange(prefix)
  return inOrder(db)
    .where(after ? isAfter(after) : sql<boolean>`search_key >= ${from}`)
    .where('search_key', '<=', to)
    .limit(limit)
    .execute()
}

/** Accounts by their names, after one, without those whose name has no letter. */
export function selectNamesInOrder(db: Db, after: NameCursor, limit: number): Promise<NameCursor[]> {
  return inOrder(db).where('search_key', '>', '').where(isAfter(after)).limit(limit).execute()
}

/** The name that is `size` names after `after`; undefined when there are fewer. */
export function findEndOfNames(db: Db, after: NameCursor, size: number): Promise<NameCursor | undefined> {
  return inOrder(db)
    .where(isAfter(after))
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst()
}

/** `after` is exclusive, `upTo` inclusive; undefined: to the end. */
export interface NameStretch {
  readonly after: NameCursor
  readonly upTo: NameCursor | undefined
}

/** `text` is any part of a search key. */
export function selectNamesWithin(
  db: Db,
  text: string,
  { after, upTo }: NameStretch,
  limit: number,
): Promise<NameCursor[]> {
  return inOrder(db)
    .where(isAfter(after))
    .$if(upTo !== undefined, (query) =>
      query.where(sql<boolean>`(search_key, account_id) <= (${upTo?.key ?? ''}, ${upTo?.id ?? ''})`),
    )
    .where(sql<boolean>`search_key like ${patternWithin(text)} escape '\\'`)
    .limit(limit)
    .execute()
}
