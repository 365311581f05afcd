/** A key that signs ID tokens; `id` is the `kid`, `private_jwk` JSON. In the database, so that processes share it. */
export interface SigningKeyTable {
  id: string
  private_jwk: string
  created_at: number
}
