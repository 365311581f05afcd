import type { CertificateEvent } from '#contract/certificates.ts'

/** Something that became of a learner's request or certificate; `number` counts those of an account. `at` in ms. */
export interface CertificateEventTable {
  account_id: string
  number: number
  at: number
  kind: CertificateEvent['kind']
  /** The id of a certificate, a name or a reason, as the contract says of each kind. */
  detail: string
}
