/**
 * A code out of a letter: never stored itself, only its SHA-256 in base64url. Of each kind and e-mail the newest one
 * counts, of RECOVER_EMAIL each. Times are in ms.
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
