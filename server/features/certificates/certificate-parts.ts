import type { Db } from '#server/database.ts'
import type { Issuer } from '#server/issuer.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Printer } from './pdf/printer.ts'

/** What the operations of this feature are given. */
export interface CertificateParts {
  readonly db: Db
  readonly clock: Clock
  readonly mailer: Mailer
  readonly printer: Printer
  /** Address of the site as visitors see it, without a slash at its end. */
  readonly publicUrl: string
  /** Whose certificates they are. */
  readonly issuer: Issuer
}
