/** The certificate request of spec §3, one per account; `received` starts 0. */
export interface CertificateRequestTable {
  account_id: string
  email: string
  received: 0 | 1
  requested_at: number
}
