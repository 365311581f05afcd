/**
 * A key that signs ID tokens; `id` is the `kid`, `private_jwk` JSON. In the database, so that processes share it.
 * Times are in ms; from `retired_at` on, which may be still to come, its tokens are refused.
 */
export interface SigningKeyTable {
  id: string
  private_jwk: string
  created_at: number
  retired_at: number | null
}
