/**
 * The certificate request of spec §3, one per account; `received` starts 0 and is 1 once the certificate is issued.
 * Times are in ms.
 */
export interface CertificateRequestTable {
  account_id: string
  email: string
  received: 0 | 1
  requested_at: number
  /** The name that the certificate shall bear; null for that of the profile. */
  name: string | null
  /** Of the page that asked: letters on what becomes of the request are in it. */
  language: string | null
  /** Null unless the request was declined; asking again takes it away. */
  declined_at: number | null
  decline_reason: string | null
  /** When the letter on the last outcome left; null while there is none, or it could not be sent. */
  mailed_at: number | null
}
