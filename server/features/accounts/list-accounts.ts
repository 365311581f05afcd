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

/** Times in ms. */
export interface ListedAccount {
  readonly id: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly disabled: boolean
  readonly createdAt: number
  readonly lastLoginAt: number | null
}

/** The latest first. */
export async function listAccounts(
  db: Db,
  { after, limit }: { readonly after?: CreationPlace | undefined; readonly limit: number },
): Promise<ListedAccount[]> {
  return (await selectLatestAccounts(db, after, limit)).map(toListed)
}

/** In the order of e-mails. */
export async function listAccountsByEmail(
  db: Db,
  { prefix, after, limit }: { prefix: string; after?: string | undefined; limit: number },
): Promise<ListedAccount[]> {
  return (await selectAccountsByEmail(db, prefix.toLowerCase(), after, limit)).map(toListed)
}

/** Those with `text` anywhere in the e-mail, of a stretch of `size` e-mails; `next` is where the next one begins. */
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

/** In the order of the ids, without those that no account has. */
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

/** Before and between times (ms, rising). A statement for each span, because SQLite counts in this process. */
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

/** Beside the gate the only one to mint a LearnerId; the operator stands for the right to. */
export async function lookupLearner(db: Db, _for: Operator, id: string): Promise<LearnerId | undefined> {
  const [account] = await selectAccountsById(db, [id])
  return account && (account.id as LearnerId)
}
