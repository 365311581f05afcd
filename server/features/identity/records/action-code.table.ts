/**
 * A code out of an e-mail: never stored itself, only its SHA-256 in base64url. Times are in ms.
 */
export interface ActionCodeTable {
  code_hash: string
  request_type: string
  /** Null where the e-mail decides at its use whose account it is. */
  account_id: string | null
  email: string
  new_email: string | null
  created_at: number
  expires_at: number
  used_at: number | null
}
