/**
 * A key that signs credentials; `id` is made of its public half, `private_jwk` is JSON and says what the key is for. The
 * newest of a kind signs, all are published.
 */
export interface CredentialKeyTable {
  id: string
  private_jwk: string
  created_at: number
}
