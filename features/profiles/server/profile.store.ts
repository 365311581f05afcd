import type { ProfileInput, StoredProfile } from '#features/profiles/contract.ts'
import type { Db } from '#platform/server/db/database.ts'
import { searchKey } from '#platform/server/db/search-key.ts'

/** The profile (S3.2). What is optional may be empty; `search_key` is what the name is found by; times are in ms. */
export interface ProfileTable {
  account_id: string
  name: string
  wallet_address: string
  search_key: string
  created_at: number
  updated_at: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    profiles: ProfileTable
  }
}

const columns = [
  'name',
  'wallet_address as walletAddress',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const

/** What is optional is empty where it is not given. */
const toColumns = ({ name, walletAddress = '' }: ProfileInput) => ({
  name,
  search_key: searchKey(name),
  wallet_address: walletAddress,
})

export function findProfile(db: Db, accountId: string): Promise<StoredProfile | undefined> {
  return db.selectFrom('profiles').select(columns).where('account_id', '=', accountId).executeTakeFirst()
}

/** `now` in ms. */
export function putProfile(
  db: Db,
  accountId: string,
  profile: ProfileInput,
  now: number,
): Promise<StoredProfile> {
  const changes = { ...toColumns(profile), updated_at: now }
  return db
    .insertInto('profiles')
    .values({ account_id: accountId, created_at: now, ...changes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** By account; one without a profile is not in it. */
export async function selectNames(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('profiles')
    .select(['account_id', 'name'])
    .where('account_id', 'in', accountIds)
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.name]))
}

/** By search key: the first and the last of the accounts whose name has it, perhaps the same one. */
export async function selectKeyOwners(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('profiles')
    .select(({ fn }) => ['search_key', fn.min('account_id').as('first'), fn.max('account_id').as('last')])
    .where('search_key', 'in', keys)
    .groupBy('search_key')
    .execute()
  return new Map(rows.map((row) => [row.search_key, [row.first, row.last]]))
}

/** By account; one that typed none is not in it. */
export async function selectTypedWallets(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('profiles')
    .select(['account_id', 'wallet_address'])
    .where('account_id', 'in', accountIds)
    .where('wallet_address', '!=', '')
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.wallet_address]))
}

/** Accounts whose profile has exactly this address. */
export async function selectTypedWalletOwners(db: Db, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('account_id')
    .where('wallet_address', '=', address)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** `now` in ms. */
export async function emptyTypedWallet(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ wallet_address: '', updated_at: now })
    .where('account_id', '=', accountId)
    .where('wallet_address', '!=', '')
    .execute()
}
