/**
 * A reward submission (S3.5); `evm_address` may be empty. Never overwritten. `code_hash` is the SHA-256 of the code in
 * the e-mail that went to its e-mail, null while none did; `confirmed_at` when that code was used. Times are in ms.
 */
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
 * A list of who gets a token, as it was made; never changed. `root` is that of its Merkle tree, `left_out` how many
 * are not on it by reason, as JSON. Counts only once `complete`. Times are in ms. `claimed_by` is what its leaves name:
 * lists made before there were claim ids have the keccak-256 of certificates' ids (decision 48).
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

/** `address` as EIP-55 has it; `claim` as `claimed_by` of the list says; `place` is that of its leaf in the tree. */
export interface RewardListLeafTable {
  list_id: string
  claim: string
  address: string
  place: number
}

/** What an account is called in reward lists: 32 random bytes in hexadecimal after `0x`. */
export interface ClaimIdTable {
  account_id: string
  claim_id: string
}

/** A node of the tree: `place` 0 is the root, the children of `n` are `2n + 1` and `2n + 2`. */
export interface RewardListNodeTable {
  list_id: string
  place: number
  hash: string
}
