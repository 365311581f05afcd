/** A key that signs credentials; `id` is its thumbprint, `private_jwk` JSON. The newest signs, all are published. */
export interface CredentialKeyTable {
  id: string
  private_jwk: string
  created_at: number
}
