import type { Generated } from 'kysely'
import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'

/** S3.6, one per account; `received` is 1 once the certificate is issued. Times are in ms. */
export interface CertificateRequestTable {
  account_id: string
  email: string
  received: 0 | 1
  requested_at: number
  /** Null for that of the profile. */
  name: string | null
  /** Of e-mails about the request. */
  language: string | null
  /** Null unless the request was declined; asking again takes it away. */
  declined_at: number | null
  decline_reason: string | null
  /** Null while there is no e-mail on the last outcome, or it could not be sent. */
  mailed_at: number | null
  mail_owed: Generated<0 | 1>
  correction_name: string | null
  correction_asked_at: number | null
  /** Between spaces, as an operator has seen them with `seen_name`. */
  seen_warnings: string | null
  seen_name: string | null
  /** The name that the rule has found, and since when (ms) it stands; null before its first look. */
  rule_name: string | null
  rule_since: number | null
  /** Why the rule leaves it to people, beside what can be seen at any time; null unless it does. */
  rule_left: 'taken-back' | 'declined' | 'name-unprintable' | null
  /** In ms, when the e-mail on the last outcome is tried again; null unless it is. */
  mail_again_at: number | null
}

/** The latest of an account, at most one. `id` is unguessable; times are in ms. */
export interface CertificateTable {
  id: string
  account_id: string
  name: string
  issued_at: number
  module_count: number
  issued_by: string
  revoked_at: number | null
  revoke_reason: string | null
  status_index: number
  shows_name: 0 | 1
  /** Whether its public page says if a name that a visitor types is the one on it. */
  confirms_name: Generated<0 | 1>
  /** Null for that of the settings: it was issued before issuers were stored. */
  issuer_id: Generated<string | null>
  /** When the learner agreed that its public page says that there is a token; null without that. */
  shows_token_since: Generated<number | null>
}

/** One that a later one of the account has replaced. Times are in ms. */
export interface FormerCertificateTable {
  id: string
  account_id: string
  name: string
  issued_at: number
  issued_by: string
  ended_at: number
  /** `revoked` where it had been revoked before the later one was issued. */
  outcome: 'replaced' | 'revoked'
  revoke_reason: string | null
  issuer_id: Generated<string | null>
}

/** What certificates say of their issuer, as it was on a day; `id` is the hash of it. Pictures are PNG in base64. */
export interface CertificateIssuerTable {
  id: string
  name: string
  logo: string | null
  signatory: string | null
  signatory_title: string | null
  signature: string | null
}

/** `private_jwk` is JSON and says what the key is for. The newest of a kind signs, all are published. */
export interface CredentialKeyTable {
  id: string
  private_jwk: string
  created_at: number
}

/** At most one of a programme for each account. `id` is unguessable; times are in ms. */
export interface ProgrammeBadgeTable {
  id: string
  account_id: string
  programme_id: string
  /** Of the programme, in the first language, for a day on which there is no such programme any more. */
  title: string
  /** Numbers of the modules that it was issued for, as JSON. */
  modules: string
  name: string
  issued_at: number
  status_index: number
  shows_name: 0 | 1
  issuer_id: string
  /** When an operator took its name from the public page; null unless one did. */
  hidden_at: number | null
  /** Of the programme on the day of the issue (`BadgeLine`), as JSON; null of badges from before it was stored. */
  line: Generated<string | null>
  /** Whether its public page says if a name that a visitor types is the one on it. */
  confirms_name: Generated<0 | 1>
}

/** One that a later one of the account and programme has replaced; `ended_at` in ms. */
export interface FormerBadgeTable {
  id: string
  account_id: string
  programme_id: string
  ended_at: number
}

/** Never given to another award. Without a certificate and a badge the credential counts as revoked. */
export interface CredentialStatusTable {
  status_index: number
  certificate_id: string | null
  badge_id: Generated<string | null>
}

/** `number` counts those of an account. `at` in ms. */
export interface CertificateEventTable {
  account_id: string
  number: number
  at: number
  kind: CertificateEvent['kind']
  /** The id of a certificate, a name or a reason, as the contract says of each kind. */
  detail: string
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    certificate_requests: CertificateRequestTable
    certificates: CertificateTable
    former_certificates: FormerCertificateTable
    certificate_issuers: CertificateIssuerTable
    certificate_events: CertificateEventTable
    programme_badges: ProgrammeBadgeTable
    former_badges: FormerBadgeTable
    credential_keys: CredentialKeyTable
    credential_statuses: CredentialStatusTable
  }
}
