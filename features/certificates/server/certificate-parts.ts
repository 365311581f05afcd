import type { Clock } from '#platform/server/clock/clock.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { MailError, Mailer } from '#platform/server/mail/mailer.ts'
import type { Printer, PrinterLimits } from './pdf/printer.ts'

/** What certificates tell of tokens, a feature after them. */
export interface CertificateToken {
  /** The name of the chain where this learner holds one; undefined if none, or while that is not known. */
  readonly chainOf: (accountId: string) => Promise<string | undefined>
}

export interface CertificateParts {
  readonly db: Db
  /** For lists and counts, which may be seconds old. */
  readonly reads: Db
  readonly clock: Clock
  readonly moduleCount: number
  readonly mailer: Mailer
  readonly printer: Printer
  readonly reportMailFailure: (error: MailError) => void
  /** Without a slash at its end. */
  readonly publicUrl: string
  readonly issuer: Issuer
  /** Undefined where the site offers none. */
  readonly token?: CertificateToken | undefined
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly certificateToken?: CertificateToken | undefined
    readonly printing?: PrinterLimits
  }
}
