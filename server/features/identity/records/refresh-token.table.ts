/** A session: the refresh token itself is never stored, only its SHA-256 in base64url. Times are in ms. */
export interface RefreshTokenTable {
  token_hash: string
  account_id: string
  sign_in_provider: string
  authenticated_at: number
  created_at: number
  /** When it began or was last refreshed. */
  used_at: number
  /** JSON: what the custom token that began the session said of its bearer. */
  custom_claims: string | null
  /** The id of the second factor that was asked for, if any. */
  second_factor: string | null
}
