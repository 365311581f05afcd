/** S3.5. Never overwritten. `evm_address` may be empty; `code_hash` is a SHA-256. Times are in ms. */
export interface RewardTable {
  id: string
  email: string
  evm_address: string
  submitted_at: number
  code_hash: string | null
  code_expires_at: number | null
  confirmed_at: number | null
}

/**
 * Counts only once `complete`, and never changes. `left_out` is JSON. Times are in ms. Lists made before claim ids have
 * the keccak-256 of certificates' ids (decision 48).
 */
export interface RewardListTable {
  id: string
  made_at: number
  made_by: string
  root: string
  entries: number
  left_out: string
  claimed_by: 'certificate-hash' | 'claim-id'
  complete: 0 | 1
}

/** `address` as EIP-55 has it; `place` is that of the leaf in the tree. */
export interface RewardListLeafTable {
  list_id: string
  claim: string
  address: string
  place: number
}

/** 32 random bytes in hexadecimal after `0x`. */
export interface ClaimIdTable {
  account_id: string
  claim_id: string
}

/** `place` 0 is the root, the children of `n` are `2n + 1` and `2n + 2`. */
export interface RewardListNodeTable {
  list_id: string
  place: number
  hash: string
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    rewards: RewardTable
    claim_ids: ClaimIdTable
    reward_lists: RewardListTable
    reward_list_leaves: RewardListLeafTable
    reward_list_nodes: RewardListNodeTable
  }
}
