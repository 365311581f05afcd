import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/db/database.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** 32 random bytes in hexadecimal after `0x`. */
    claim_ids: { account_id: string; claim_id: string }
  }
}

/** 32 random bytes, as Solidity's `bytes32` is written. */
export const randomClaimId = (): string => `0x${randomBytes(32).toString('hex')}`

const chunkSize = 500

/** For good: a corrected certificate does not make a second token. */
export async function issueClaimIds(
  db: Db,
  accountIds: readonly string[],
  newClaimId: () => string,
): Promise<ReadonlyMap<string, string>> {
  const issued = new Map<string, string>()
  for (let at = 0; at < accountIds.length; at += chunkSize) {
    const chunk = accountIds.slice(at, at + chunkSize)
    const known = await selectClaimIds(db, chunk)
    const missing = chunk.filter((id) => !known.has(id))
    if (missing.length > 0)
      await db
        .insertInto('claim_ids')
        .values(missing.map((id) => ({ account_id: id, claim_id: newClaimId() })))
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .execute()
    for (const [accountId, claimId] of await selectClaimIds(db, chunk)) issued.set(accountId, claimId)
  }
  return issued
}

/** Undefined until a list has the learner, or the claim was begun. */
export async function findClaimId(db: Db, accountId: string): Promise<string | undefined> {
  return (await selectClaimIds(db, [accountId])).get(accountId)
}

/** Whether any list ever had it, complete or not, though its learner be gone. */
export async function isListed(db: Db, claimId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reward_list_leaves')
    .innerJoin('reward_lists', 'reward_lists.id', 'reward_list_leaves.list_id')
    .select('claim')
    .where('claim', '=', claimId)
    .where('claimed_by', '=', 'claim-id')
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined if it is none of this site's, or its account is deleted. */
export async function findClaimOwner(db: Db, claimId: string): Promise<string | undefined> {
  const row = await db.selectFrom('claim_ids').select('account_id').where('claim_id', '=', claimId)
  return (await row.executeTakeFirst())?.account_id
}

/** By account; those without one are missing. */
export async function selectClaimIds(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db.selectFrom('claim_ids').selectAll().where('account_id', 'in', accountIds).execute()
  return new Map(rows.map(({ account_id, claim_id }) => [account_id, claim_id]))
}
