/**
 * A visitor on the way to another provider and back. `state_hash` is the SHA-256 of the state together with the
 * secret that only the visitor's browser has, in base64url. Times are in ms.
 */
export interface ProviderRedirectTable {
  state_hash: string
  provider_id: string
  nonce: string
  code_verifier: string
  return_to: string
  /** What the page calls this visit. */
  visit: string | null
  created_at: number
  used_at: number | null
}
