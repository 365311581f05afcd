import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { AccountOrder, ListedAccount } from '#features/accounts/server/learner.store.ts'
import { listAccounts, listAccountsById, placeIn } from '#features/accounts/server/list-accounts.ts'
import type { LearnerSort } from '#features/desk/contract.ts'
import { listNames, listNamesInOrder } from '#features/profiles/server/profiles.facade.ts'
import { timestamp } from '#platform/contract/values.ts'
import type { Db } from '#platform/server/db/database.ts'
import { searchKey } from '#platform/server/db/search-key.ts'
import { cursorText } from '#platform/server/http/cursor.ts'
import { filterAccounts, isFilter, type LearnerFilter, startOf } from './learner-filter.ts'

/** Learners that a filter looks at in its first turn, and at most in one: few enough that others do not feel it on SQLite. */
const firstStretch = 125
const longestStretch = 1000
/** Turns that one request takes at most; after that the page is short and says where to go on. */
const mostTurns = 200

const place = z.strictObject({ at: timestamp, id: cursorText })
const named = z.strictObject({ key: cursorText, id: cursorText })

/** Where the list goes on: after a place in its order. Learners without a name follow the named, the latest first. */
export const orderCursors = {
  latest: z.strictObject({ latest: place }),
  activity: z.strictObject({ activity: place }),
  name: z.union([z.strictObject({ name: named }), z.strictObject({ nameless: place.nullable() })]),
} satisfies Record<LearnerSort, z.ZodType>

type Cursor = z.output<(typeof orderCursors)[LearnerSort]>

interface Turn {
  /** In their order, each with the cursor after it. */
  readonly found: readonly { readonly account: ListedAccount; readonly cursor: Cursor }[]
  /** After all of them; null at the end. */
  readonly next: Cursor | null
}

interface Wanted {
  readonly sort: LearnerSort
  readonly filter: LearnerFilter
  readonly cursor: Cursor | undefined
  readonly limit: number
}

/** `next` is null at the end. */
export async function listInOrder(
  deps: { readonly db: Db; readonly moduleCount: number },
  { sort, filter, cursor: from, limit }: Wanted,
): Promise<{ readonly accounts: readonly ListedAccount[]; readonly next: Cursor | null }> {
  const accounts: ListedAccount[] = []
  let cursor: Cursor | null = from ?? beginningOf(sort, filter)
  for (let turns = 0; cursor && accounts.length < limit && turns < mostTurns; turns++) {
    const room = limit - accounts.length
    const isWhole = !isFilter(filter) && !('nameless' in cursor)
    const stretch = Math.min(longestStretch, firstStretch * 2 ** turns)
    const { found, next }: Turn = await take(deps.db, cursor, isWhole ? room : stretch)
    const all = found.map(({ account }) => account)
    const kept = (await filterAccounts(deps, filter, all)).slice(0, room)
    accounts.push(...kept)
    const last = kept.length === room ? kept.at(-1) : undefined
    cursor = found.find(({ account }) => account === last)?.cursor ?? next
    await setImmediate()
  }
  return { accounts, next: cursor }
}

function beginningOf(sort: LearnerSort, filter: LearnerFilter): Cursor {
  const latest = { at: Number.MAX_SAFE_INTEGER, id: '' }
  if (sort === 'name') return { name: { key: '', id: '' } }
  if (sort === 'latest') return { latest }
  // Who was active since that day comes first in this order: all of them are left out at once.
  return { activity: { at: startOf(filter.inactiveSince) ?? latest.at, id: '' } }
}

async function take(db: Db, cursor: Cursor, size: number): Promise<Turn> {
  if ('latest' in cursor) return inTime(db, 'latest', cursor.latest, size, (latest) => ({ latest }))
  if ('activity' in cursor) return inTime(db, 'activity', cursor.activity, size, (activity) => ({ activity }))
  if ('nameless' in cursor) return takeNameless(db, cursor.nameless ?? undefined, size)
  const names = await listNamesInOrder(db, cursor.name, size)
  const ids = names.map(({ id }) => id)
  const accounts = await listAccountsById(db, ids)
  const byId = new Map(names.map((name) => [name.id, name]))
  const last = names.length === size ? names.at(-1) : undefined
  return {
    found: accounts.flatMap((account) => {
      const name = byId.get(account.id)
      return name ? [{ account, cursor: { name } }] : []
    }),
    next: last ? { name: last } : { nameless: null },
  }
}

async function inTime(
  db: Db,
  order: AccountOrder,
  after: z.output<typeof place> | undefined,
  size: number,
  toCursor: (after: z.output<typeof place>) => Cursor,
): Promise<Turn> {
  const accounts = await listAccounts(db, { order, after, limit: size })
  const found = accounts.map((account) => ({ account, cursor: toCursor(placeIn(order, account)) }))
  return { found, next: (accounts.length === size ? found.at(-1)?.cursor : undefined) ?? null }
}

async function takeNameless(db: Db, after: z.output<typeof place> | undefined, size: number): Promise<Turn> {
  const turn = await inTime(db, 'latest', after, size, (nameless) => ({ nameless }))
  const ids = turn.found.map(({ account }) => account.id)
  const names = await listNames(db, ids)
  return { ...turn, found: turn.found.filter(({ account }) => searchKey(names.get(account.id) ?? '') === '') }
}
