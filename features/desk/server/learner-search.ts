import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { ListedAccount } from '#features/accounts/server/learner.store.ts'
import {
  listAccountsByEmail,
  listAccountsById,
  searchAccountsByEmail,
} from '#features/accounts/server/list-accounts.ts'
import { listNames, searchProfiles, searchProfilesWithin } from '#features/profiles/server/profiles.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { searchKey } from '#platform/server/db/search-key.ts'
import { cursorText } from '#platform/server/http/cursor.ts'

/** E-mails or names that one statement looks through: few enough that learners do not feel it on SQLite. */
const stretch = 5_000
/** Statements that one request makes at most; after that the page is short and says where to go on. */
const mostTurns = 200

/** In which of the search's ways, and after what; '' is before everything. */
export const searchCursor = z.union([
  z.strictObject({ way: z.literal(['email-begins', 'email-has']), after: cursorText }),
  z.strictObject({
    way: z.literal(['name-begins', 'name-has']),
    after: z.strictObject({ key: cursorText, id: cursorText }),
  }),
])
type SearchCursor = z.output<typeof searchCursor>

interface Found {
  readonly accounts: readonly ListedAccount[]
  readonly next: SearchCursor | null
}

const beforeAllNames = { key: '', id: '' }

/** By id; else by how e-mails begin, how names do, then by any part of either; none twice. `next` is null at the end. */
export async function searchLearners(
  db: Db,
  { search, cursor: from, limit }: { search: string; cursor: SearchCursor | undefined; limit: number },
): Promise<Found> {
  const exact = from ? [] : await listAccountsById(db, [search])
  if (exact.length > 0) return { accounts: exact, next: null }
  const accounts: ListedAccount[] = []
  let cursor: SearchCursor | null = from ?? { way: 'email-begins', after: '' }
  for (let turns = 0; cursor && accounts.length < limit && turns < mostTurns; turns++) {
    const turn: Found = await take(db, search, cursor, limit - accounts.length)
    accounts.push(...(await newOnes(db, search, cursor.way, turn.accounts)))
    cursor = turn.next
    await setImmediate()
  }
  return { accounts, next: cursor }
}

async function take(db: Db, search: string, cursor: SearchCursor, limit: number): Promise<Found> {
  const within = { text: search, size: stretch, limit }
  switch (cursor.way) {
    case 'email-begins': {
      const after = cursor.after || undefined
      const accounts = await listAccountsByEmail(db, { prefix: search, after, limit })
      const last = accounts.length === limit ? accounts.at(-1)?.email : undefined
      if (last) return { accounts, next: { way: 'email-begins', after: last } }
      return { accounts, next: { way: 'name-begins', after: beforeAllNames } }
    }
    case 'name-begins': {
      const after = cursor.after.id ? cursor.after : undefined
      const names = await searchProfiles(db, { text: search, after, limit })
      const last = names.length === limit ? names.at(-1) : undefined
      const next: SearchCursor = last ? { way: 'name-begins', after: last } : { way: 'email-has', after: '' }
      return { accounts: await accountsAt(db, names), next }
    }
    case 'email-has': {
      const found = await searchAccountsByEmail(db, { ...within, after: cursor.after })
      const next: SearchCursor = found.next
        ? { way: 'email-has', after: found.next }
        : { way: 'name-has', after: beforeAllNames }
      return { accounts: found.accounts, next }
    }
    case 'name-has': {
      const found = await searchProfilesWithin(db, { ...within, after: cursor.after })
      const next = found.next && ({ way: 'name-has', after: found.next } as const)
      return { accounts: await accountsAt(db, found.names), next }
    }
  }
}

const accountsAt = (db: Db, names: readonly { readonly id: string }[]) =>
  listAccountsById(
    db,
    names.map(({ id }) => id),
  )

const ways: readonly SearchCursor['way'][] = ['email-begins', 'name-begins', 'email-has', 'name-has']

async function newOnes(
  db: Db,
  search: string,
  way: SearchCursor['way'],
  accounts: readonly ListedAccount[],
): Promise<ListedAccount[]> {
  const ids = accounts.map(({ id }) => id)
  const names = await listNames(db, ids)
  const [text, key] = [search.toLowerCase(), searchKey(search)]
  const isFound: Record<SearchCursor['way'], (account: ListedAccount) => boolean> = {
    'email-begins': ({ email }) => email?.startsWith(text) ?? false,
    'name-begins': ({ id }) => key !== '' && searchKey(names.get(id) ?? '').startsWith(key),
    'email-has': ({ email }) => email?.includes(text) ?? false,
    'name-has': () => false,
  }
  const earlier = ways.slice(0, ways.indexOf(way))
  return accounts.filter((account) => !earlier.some((one) => isFound[one](account)))
}
