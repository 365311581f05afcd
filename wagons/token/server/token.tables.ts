/** Of revoked certificates whose accounts are deleted: nothing else is left of them. `revoked_at` in ms. */
export interface ClaimToRevokeTable {
  claim_id: string
  revoked_at: number
}

/**
 * A `Claim` of the contract that a learner has signed, with all that was signed. `deadline` in seconds, as the contract
 * compares it; `signed_at` in ms.
 */
export interface SignedClaimTable {
  account_id: string
  chain_id: number
  contract: string
  claim_id: string
  address: string
  deadline: number
  signature: string
  signed_at: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    signed_claims: SignedClaimTable
    claims_to_revoke: ClaimToRevokeTable
  }
}
