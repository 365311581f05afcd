/**
 * A list of who gets a token, as it was made; never changed. `root` is that of its Merkle tree, `left_out` how many
 * are not on it by reason, as JSON. Counts only once `complete`. Times are in ms.
 */
export interface RewardListTable {
  id: string
  made_at: number
  made_by: string
  root: string
  entries: number
  left_out: string
  complete: 0 | 1
}

/** `address` as EIP-55 has it; `place` is that of its leaf in the tree. */
export interface RewardListEntryTable {
  list_id: string
  certificate_id: string
  address: string
  place: number
}

/** A node of the tree: `place` 0 is the root, the children of `n` are `2n + 1` and `2n + 2`. */
export interface RewardListNodeTable {
  list_id: string
  place: number
  hash: string
}
