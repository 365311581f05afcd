import type { Parts } from '#platform/server/feature.ts'
import type { MailError } from '#platform/server/mail/mailer.ts'
import type { IssuingRule } from './certificates.config.ts'
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
  /** In which people usually decide; undefined while that is not known. */
  readonly usualHours?: () => Promise<number | undefined>
  /** Undefined where all are issued by hand. */
  readonly rule?: IssuingRule | undefined
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly certificateToken?: CertificateToken | undefined
    readonly printing?: PrinterLimits
  }
}
