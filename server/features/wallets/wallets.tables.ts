/** An address that an account has verified; of one account at most. As EIP-55 writes it. `proven_at` in ms. */
export interface WalletTable {
  account_id: string
  address: string
  proven_at: number
}

/** A nonce that waits for its signed message: its SHA-256 in base64url. Gone once it is used. Times are in ms. */
export interface WalletNonceTable {
  nonce_hash: string
  account_id: string
  issued_at: number
  expires_at: number
}
