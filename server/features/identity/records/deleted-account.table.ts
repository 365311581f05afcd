/**
 * An account that was deleted here while tokens of the hosted service may still speak for it. `id_hash` is the SHA-256
 * of its id in base64url and names nobody. Times are in ms; from `expires_at` on the row counts as absent.
 */
export interface DeletedAccountTable {
  id_hash: string
  /** Sign-ins from before this time are ended. */
  valid_since: number
  expires_at: number
}
