/** A nonce that waits for its signed message: its SHA-256 in base64url. Gone once it is used. Times are in ms. */
export interface WalletNonceTable {
  nonce_hash: string
  account_id: string
  issued_at: number
  expires_at: number
}
