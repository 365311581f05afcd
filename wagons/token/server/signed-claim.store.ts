import type { Generated } from 'kysely'
import { z } from 'zod'
import { timestamp } from '#platform/contract/values.ts'
import { day, inSeconds } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { changesOne, countChanges, pageOfRows } from '#platform/server/db/statements.ts'
import { cursorText } from '#platform/server/http/cursor.ts'

/** `deadline` in seconds, as the contract compares it; `signedAt` in ms. */
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

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** A `Claim` of the contract that a learner has signed, with all that was signed. */
    signed_claims: Pick<SignedClaim, 'contract' | 'address' | 'deadline' | 'signature'> & {
      account_id: string
      chain_id: number
      claim_id: string
      signed_at: number
      /** In ms, when the learner was told; null before. */
      arrival_told_at: Generated<number | null>
      ending_told_at: Generated<number | null>
    }
  }
}

const claims = (db: Db) =>
  db
    .selectFrom('signed_claims')
    .select(['account_id as accountId', 'chain_id as chainId', 'contract', 'claim_id as claimId'])
    .select(['address', 'deadline', 'signature', 'signed_at as signedAt'])

export async function putSignedClaim(db: Db, claim: SignedClaim): Promise<void> {
  const { accountId: account_id, chainId: chain_id, claimId: claim_id, signedAt: signed_at, ...same } = claim
  const columns = { chain_id, claim_id, signed_at, ...same, arrival_told_at: null, ending_told_at: null }
  await db
    .insertInto('signed_claims')
    .values({ account_id, ...columns })
    .onConflict((row) => row.column('account_id').doUpdateSet(columns))
    .execute()
}

export function findSignedClaim(db: Db, accountId: string): Promise<SignedClaim | undefined> {
  return claims(db).where('account_id', '=', accountId).executeTakeFirst()
}

export const signedClaimCursor = z.strictObject({ signedAt: timestamp, accountId: cursorText })
export type SignedClaimCursor = z.output<typeof signedClaimCursor>

/** For one contract, in lower case; the oldest first. `after` in seconds: what ends before is left out. */
export function selectSignedClaims(
  db: Db,
  { chainId, contract, after }: Pick<SignedClaim, 'chainId' | 'contract'> & { readonly after: number },
  cursor: SignedClaimCursor | undefined,
  limit: number,
): Promise<SignedClaim[]> {
  const begin = cursor && ([cursor.signedAt, cursor.accountId] as const)
  return claims(db)
    .where('chain_id', '=', chainId)
    .where('contract', '=', contract)
    .where('deadline', '>', after)
    .$call((query) => pageOfRows(query, { by: ['signed_at', 'account_id'], after: begin, limit }))
    .execute()
}

/** Whose learners were not told that the token is there; in the order of accounts. */
export function selectUntoldClaims(
  db: Db,
  { chainId, contract }: Pick<SignedClaim, 'chainId' | 'contract'>,
  after: string,
  limit: number,
): Promise<SignedClaim[]> {
  return claims(db)
    .where('chain_id', '=', chainId)
    .where('contract', '=', contract)
    .where('arrival_told_at', 'is', null)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .execute()
}

/** False where another process was faster, or the learner has signed again. `at` in ms; null takes it back. */
export function markTold(
  db: Db,
  { accountId, signature }: Pick<SignedClaim, 'accountId' | 'signature'>,
  what: 'arrival' | 'ending',
  at: number | null,
): Promise<boolean> {
  const column = `${what}_told_at` as const
  return db
    .updateTable('signed_claims')
    .set({ [column]: at })
    .where('account_id', '=', accountId)
    .where('signature', '=', signature)
    .$if(at !== null, (query) => query.where(column, 'is', null))
    .$call(changesOne)
}

/** By the account's id, since its owner has not signed in to it yet when it goes to the owner of its e-mail. */
export async function deleteSignedClaim(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('signed_claims').where('account_id', '=', accountId).execute()
}

/** Signed for an address that is not this one, which is the only one that the account has verified; null for none. */
export async function deleteClaimForOthers(db: Db, accountId: string, address: string | null): Promise<void> {
  await db
    .deleteFrom('signed_claims')
    .where('account_id', '=', accountId)
    .$if(address !== null, (query) => query.where('address', '!=', address ?? ''))
    .execute()
}

/** In ms: so long the learner still sees that it has ended. */
const shownFor = 90 * day

/** Whose deadline passed so long ago that the learner has seen it. `now` in ms, `most` at most. Returns how many. */
export function deleteExpiredClaims(db: Db, now: number, most: number): Promise<number> {
  return db
    .deleteFrom('signed_claims')
    .where('account_id', 'in', (eb) =>
      eb
        .selectFrom('signed_claims')
        .select('account_id')
        .where('deadline', '<', inSeconds(now - shownFor))
        .limit(most),
    )
    .$call(countChanges)
}
