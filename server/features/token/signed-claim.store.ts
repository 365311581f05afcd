import type { Db } from '#server/database.ts'
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

export async function deleteSignedClaim(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('signed_claims').where('account_id', '=', accountId).execute()
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
