/**
 * The authenticator app of an account, one at most. `secret` is the shared key in base32; it stays as it is, because
 * whoever reads this database reads the keys that sign ID tokens too. `last_step` is the step of 30 s of the last code
 * that was used: earlier ones are refused. Times are in ms.
 */
export interface SecondFactorTable {
  account_id: string
  id: string
  secret: string
  display_name: string | null
  enrolled_at: number
  last_step: number
}

/** A code that stands in once for the authenticator app; stored as its SHA-256 in base64url, gone once used. */
export interface RecoveryCodeTable {
  account_id: string
  code_hash: string
}
