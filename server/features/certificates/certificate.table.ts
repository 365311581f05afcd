/** The latest certificate of an account as it was issued, at most one; earlier ones are `former_certificates`. `id` is unguessable; times are in ms. */
export interface CertificateTable {
  id: string
  account_id: string
  name: string
  issued_at: number
  /** The e-mail of the operator. */
  issued_by: string
  revoked_at: number | null
  revoke_reason: string | null
  /** Its place in the list of revoked credentials. */
  status_index: number
  /** Whether the learner agreed that its public page shows name and date. */
  shows_name: 0 | 1
}
