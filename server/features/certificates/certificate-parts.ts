import type { Issuer } from '#server/config/issuer.ts'
import type { Db } from '#server/database.ts'
import type { Counting } from '#server/features/identity/limits/request-limits.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { MailError, Mailer } from '#server/platform/mail/mailer.ts'
import type { Printer } from './pdf/printer.ts'

/** What the operations of this feature are given. */
export interface CertificateParts {
  readonly db: Db
  readonly clock: Clock
  /** How many modules there are to complete. */
  readonly moduleCount: number
  /** Cleans up limits once in a while. */
  readonly random: Counting['random']
  readonly mailer: Mailer
  readonly printer: Printer
  /** Writes into the log that an e-mail could not be sent. */
  readonly reportMailFailure: (error: MailError) => void
  /** Address of the site as visitors see it, without a slash at its end. */
  readonly publicUrl: string
  /** Whose certificates they are. */
  readonly issuer: Issuer
}
