/**
 * A place in the list of revoked credentials that was given away, never to another. Revoked when it has no
 * certificate any more: its certificate was revoked, or has gone with its account.
 */
export interface CredentialStatusTable {
  status_index: number
  certificate_id: string | null
}
