import type { Generated } from 'kysely'

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
  /** When the e-mail on the last outcome left; null while there is none, or it could not be sent. */
  mailed_at: number | null
  /** Whether an e-mail on the last outcome is still to be sent. */
  mail_owed: Generated<0 | 1>
  /** The name that the learner asks to have instead of that on the certificate; null while there is no such wish. */
  correction_name: string | null
  correction_asked_at: number | null
}
