import { setImmediate } from 'node:timers/promises'
import type { LearnerId, Operator } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import {
  type AccountOrder,
  type AccountPlace,
  countAccountsCreated,
  findEndOfStretch,
  type ListedAccount,
  selectAccountsByEmail,
  selectAccountsById,
  selectAccountsInOrder,
  selectAccountsWithin,
} from './learner.store.ts'

/** By when they were made or last active, the latest first. */
export async function listAccounts(
  db: Db,
  {
    order = 'latest',
    after,
    limit,
  }: { readonly order?: AccountOrder; readonly after?: AccountPlace | undefined; readonly limit: number },
): Promise<ListedAccount[]> {
  return selectAccountsInOrder(db, order, after, limit)
}

export const placeIn = (order: AccountOrder, account: ListedAccount): AccountPlace => ({
  at: order === 'latest' ? account.createdAt : account.lastActiveAt,
  id: account.id,
})

export async function listAccountsByEmail(
  db: Db,
  { prefix, after, limit }: { prefix: string; after?: string | undefined; limit: number },
): Promise<ListedAccount[]> {
  return selectAccountsByEmail(db, prefix.toLowerCase(), after, limit)
}

/** `next` is where the next stretch of `size` e-mails begins. */
export async function searchAccountsByEmail(
  db: Db,
  { text, after, size, limit }: { text: string; after: string; size: number; limit: number },
): Promise<{ accounts: ListedAccount[]; next: string | null }> {
  const upTo = await findEndOfStretch(db, after, size)
  const accounts = await selectAccountsWithin(db, text.toLowerCase(), { after, upTo }, limit)
  const next = accounts.length === limit ? accounts.at(-1)?.email : upTo
  return { accounts, next: next ?? null }
}

/** In the order of the ids, without those that no account has. */
export async function listAccountsById(db: Db, ids: readonly string[]): Promise<ListedAccount[]> {
  if (ids.length === 0) return []
  const found = new Map((await selectAccountsById(db, ids)).map((account) => [account.id, account]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

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
