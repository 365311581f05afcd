import { sql } from 'kysely'
import { z } from 'zod'
import { timestamp } from '#platform/contract/values.ts'
import type { Db } from '#platform/server/db/database.ts'
import { cursorText } from '#platform/server/http/cursor.ts'
import type { SignedClaimTable } from './token.tables.ts'

/** `deadline` in seconds, `signedAt` in ms. */
export interface SignedClaim {
  readonly accountId: string
  readonly chainId: number
  readonly contract: string
  readonly claimId: string
  readonly address: string
  readonly deadline: number
  readonly signature: string
  readonly signedAt: number
}

const toClaim = (row: SignedClaimTable): SignedClaim => ({
  ...{ accountId: row.account_id, chainId: row.chain_id, contract: row.contract, claimId: row.claim_id },
  ...{ address: row.address, deadline: row.deadline, signature: row.signature, signedAt: row.signed_at },
})

export async function putSignedClaim(db: Db, claim: SignedClaim): Promise<void> {
  const { accountId: account_id, chainId: chain_id, claimId: claim_id, signedAt: signed_at, ...same } = claim
  const columns = { chain_id, claim_id, signed_at, ...same }
  await db
    .insertInto('signed_claims')
    .values({ account_id, ...columns })
    .onConflict((row) => row.column('account_id').doUpdateSet(columns))
    .execute()
}

export async function findSignedClaim(db: Db, accountId: string): Promise<SignedClaim | undefined> {
  const row = await db
    .selectFrom('signed_claims')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && toClaim(row)
}

export const signedClaimCursor = z.strictObject({ signedAt: timestamp, accountId: cursorText })
export type SignedClaimCursor = z.output<typeof signedClaimCursor>

/** For one contract, in lower case; the oldest first. `after` in seconds: what ends before is left out. */
export async function selectSignedClaims(
  db: Db,
  {
    chainId,
    contract,
    after,
  }: { readonly chainId: number; readonly contract: string; readonly after: number },
  cursor: SignedClaimCursor | undefined,
  limit: number,
): Promise<SignedClaim[]> {
  const isAfter = ({ signedAt, accountId }: SignedClaimCursor) =>
    sql<boolean>`(signed_at, account_id) > (${signedAt}, ${accountId})`
  const rows = await db
    .selectFrom('signed_claims')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('contract', '=', contract)
    .where('deadline', '>', after)
    .$if(cursor !== undefined, (query) => query.where(isAfter(cursor as SignedClaimCursor)))
    .orderBy('signed_at')
    .orderBy('account_id')
    .limit(limit)
    .execute()
  return rows.map(toClaim)
}

/** By the account's id, since its owner has not signed in to it yet when it goes to the owner of its e-mail. */
export async function deleteSignedClaim(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('signed_claims').where('account_id', '=', accountId).execute()
}

export async function deleteClaimForOthers(db: Db, accountId: string, address: string): Promise<void> {
  await db
    .deleteFrom('signed_claims')
    .where('account_id', '=', accountId)
    .where('address', '!=', address)
    .execute()
}

/** Of no use any more. `before` in seconds, `most` at most. Returns how many. */
export async function deleteExpiredClaims(db: Db, before: number, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signed_claims')
    .where('account_id', 'in', (eb) =>
      eb.selectFrom('signed_claims').select('account_id').where('deadline', '<', before).limit(most),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
