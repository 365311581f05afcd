/** Of one account at most. As EIP-55 writes it. `proven_at` in ms. */
export interface WalletTable {
  account_id: string
  address: string
  proven_at: number
}

/** `nonce_hash` is a SHA-256 in base64url. Gone once it is used. Times are in ms. */
export interface WalletNonceTable {
  nonce_hash: string
  account_id: string
  issued_at: number
  expires_at: number
}
