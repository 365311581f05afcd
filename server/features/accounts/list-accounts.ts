import { setImmediate } from 'node:timers/promises'
import type { LearnerId, Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import {
  accountsWithin,
  type CreationPlace,
  countAccountsCreated,
  endOfStretch,
  type ListedRow,
  selectAccountsByEmail,
  selectAccountsById,
  selectLatestAccounts,
} from './learner.store.ts'

/** An account as the desk lists it; times in ms. */
export interface ListedAccount {
  readonly id: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly disabled: boolean
  readonly createdAt: number
  readonly lastLoginAt: number | null
}

/** At most `limit` accounts, the latest first; after a place in that order, if one is given. */
export async function listAccounts(
  db: Db,
  { after, limit }: { readonly after?: CreationPlace | undefined; readonly limit: number },
): Promise<ListedAccount[]> {
  return (await selectLatestAccounts(db, after, limit)).map(toListed)
}

/** At most `limit` accounts whose e-mail begins with `prefix`, in the order of e-mails; after one, if it is given. */
export async function listAccountsByEmail(
  db: Db,
  { prefix, after, limit }: { prefix: string; after?: string | undefined; limit: number },
): Promise<ListedAccount[]> {
  return (await selectAccountsByEmail(db, prefix.toLowerCase(), after, limit)).map(toListed)
}

/**
 * At most `limit` accounts whose e-mail has `text` anywhere, in the order of e-mails, from a stretch of `size` e-mails
 * after one. `next` is where the next stretch goes on; null after the last one.
 */
export async function searchAccountsByEmail(
  db: Db,
  { text, after, size, limit }: { text: string; after: string; size: number; limit: number },
): Promise<{ accounts: ListedAccount[]; next: string | null }> {
  const end = await endOfStretch(db, after, size).executeTakeFirst()
  const stretch = { after, upTo: end?.email ?? undefined }
  const accounts = (await accountsWithin(db, text.toLowerCase(), stretch, limit).execute()).map(toListed)
  const next = accounts.length === limit ? accounts.at(-1)?.email : end?.email
  return { accounts, next: next ?? null }
}

/** The accounts with these ids, in their order, without those that are not there. */
export async function listAccountsById(db: Db, ids: readonly string[]): Promise<ListedAccount[]> {
  if (ids.length === 0) return []
  const found = new Map((await selectAccountsById(db, ids)).map((row) => [row.id, toListed(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const toListed = (row: ListedRow): ListedAccount => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified === 1,
  disabled: row.disabled === 1,
  createdAt: row.created_at,
  lastLoginAt: row.last_login_at,
})

/**
 * How many accounts were created in each span between two of the given times (ms, rising), and before the first. Each
 * span is a statement of its own with a turn for others in between, since SQLite counts in this process.
 */
export async function countAccounts(
  db: Db,
  times: readonly number[],
): Promise<{ readonly before: number; readonly between: readonly number[] }> {
  const [first = 0, ...rest] = times
  const before = await countAccountsCreated(db, 0, first)
  const between: number[] = []
  let from = first
  for (const until of rest) {
    await setImmediate()
    between.push(await countAccountsCreated(db, from, until))
    from = until
  }
  return { before, between }
}

/**
 * The learner with an id, for an operator to look at: beside the gate the one that mints a LearnerId. Undefined when
 * nobody has the id.
 */
export async function lookupLearner(db: Db, _for: Operator, id: string): Promise<LearnerId | undefined> {
  const [account] = await selectAccountsById(db, [id])
  return account && (account.id as LearnerId)
}
