import type { Generated } from 'kysely'
import type { CertificateEvent } from '#contract/certificates.ts'

/**
 * The certificate request (S3.6), one per account; `received` starts 0 and is 1 once the certificate is issued.
 * Times are in ms.
 */
export interface CertificateRequestTable {
  account_id: string
  email: string
  received: 0 | 1
  requested_at: number
  /** The name that the certificate shall bear; null for that of the profile. */
  name: string | null
  /** Of the page that asked: e-mails on what becomes of the request are in it. */
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

/** The latest certificate of an account as it was issued, at most one; earlier ones are `former_certificates`. `id` is unguessable; times are in ms. */
export interface CertificateTable {
  id: string
  account_id: string
  name: string
  issued_at: number
  /** How many modules there were, all of them completed. */
  module_count: number
  /** The e-mail of the operator. */
  issued_by: string
  revoked_at: number | null
  revoke_reason: string | null
  /** Its place in the list of revoked credentials. */
  status_index: number
  /** Whether the learner agreed that its public page shows name and date. */
  shows_name: 0 | 1
}

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

/**
 * A key that signs credentials; `id` is made of its public half, `private_jwk` is JSON and says what the key is for. The
 * newest of a kind signs, all are published.
 */
export interface CredentialKeyTable {
  id: string
  private_jwk: string
  created_at: number
}

/**
 * A place in the list of revoked credentials that was given away, never to another. Revoked when it has no
 * certificate any more: its certificate was revoked, or has gone with its account.
 */
export interface CredentialStatusTable {
  status_index: number
  certificate_id: string | null
}

/** Something that became of a learner's request or certificate; `number` counts those of an account. `at` in ms. */
export interface CertificateEventTable {
  account_id: string
  number: number
  at: number
  kind: CertificateEvent['kind']
  /** The id of a certificate, a name or a reason, as the contract says of each kind. */
  detail: string
}
