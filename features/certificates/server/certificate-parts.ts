import type { Parts } from '#platform/server/feature.ts'
import type { MailError } from '#platform/server/mail/mailer.ts'
import type { Printer, PrinterLimits } from './pdf/printer.ts'

/** What certificates tell of tokens, a feature after them. */
export interface CertificateToken {
  /** The name of the chain where this learner holds one; undefined if none, or while that is not known. */
  readonly chainOf: (accountId: string) => Promise<string | undefined>
}

export interface CertificateParts
  extends Pick<Parts, 'db' | 'reads' | 'clock' | 'moduleCount' | 'mailer' | 'publicUrl' | 'issuer'> {
  readonly printer: Printer
  readonly reportMailFailure: (error: MailError) => void
  /** Undefined where the site offers none. */
  readonly token?: CertificateToken | undefined
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly certificateToken?: CertificateToken | undefined
    readonly printing?: PrinterLimits
  }
}
