/** A certificate that a later one of the same account took the place of. Times are in ms. */
export interface FormerCertificateTable {
  id: string
  account_id: string
  name: string
  issued_at: number
  /** The e-mail of the operator. */
  issued_by: string
  ended_at: number
  /** `revoked` where it had been revoked before the later one was issued. */
  outcome: 'replaced' | 'revoked'
  revoke_reason: string | null
}
