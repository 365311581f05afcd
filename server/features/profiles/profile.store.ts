import type { ProfileInput, StoredProfile } from '#contract/profiles.ts'
import type { Db } from '#server/database.ts'
import { searchKey } from '#server/platform/db/search-key.ts'

/** The profile (S3.2). What is optional may be empty; `search_key` is what the name is found by; times are in ms. */
export interface ProfileTable {
  account_id: string
  name: string
  wallet_address: string
  search_key: string
  created_at: number
  updated_at: number
}

const toProfile = (row: ProfileTable): StoredProfile => ({
  name: row.name,
  walletAddress: row.wallet_address,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** What is optional is empty where it is not given. */
const toColumns = ({ name, walletAddress = '' }: ProfileInput) => ({
  name,
  search_key: searchKey(name),
  wallet_address: walletAddress,
})

export async function findProfile(db: Db, accountId: string) {
  const row = await db
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && toProfile(row)
}

/** `now` in ms. */
export async function putProfile(db: Db, accountId: string, profile: ProfileInput, now: number) {
  const changes = { ...toColumns(profile), updated_at: now }
  const row = await db
    .insertInto('profiles')
    .values({ account_id: accountId, created_at: now, ...changes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toProfile(row)
}
