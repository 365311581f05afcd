import type { Issuer } from '#app/server/config/issuer.ts'
import type { Db } from '#app/server/database.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { MailError, Mailer } from '#platform/server/mail/mailer.ts'
import type { Printer } from './pdf/printer.ts'

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
