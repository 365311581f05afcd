import type { CertificateParts } from '#features/certificates/server/certificate-parts.ts'
import { requestCertificate } from '#features/certificates/server/own/request-certificate.ts'
import { createPrinter } from '#features/certificates/server/pdf/printer.ts'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { MailError } from '#platform/server/mail/mailer.ts'
import { createTestDeps, type TestDeps } from './deps.ts'
import { testPublicUrl } from './identity.ts'
import { patientPrinting, testIssuer } from './issuer.ts'
import { createTestLearner } from './learner.ts'
import { createTestMailer, type TestOutbox } from './mail.ts'
import { playQuiz } from './quiz-play.ts'

/** What the operations on certificates need, with an outbox for the e-mails. */
export interface TestCertificateParts extends CertificateParts, TestDeps {
  readonly clock: TestDeps['clock']
  readonly outbox: TestOutbox
  /** What was reported of e-mails that could not be sent. */
  readonly mailFailures: readonly MailError[]
}

/** One for all tests of a worker, since its process takes long to read the fonts; it ends by itself. */
const printer = createPrinter(patientPrinting)

/** Makes fresh parts for one test. `SMTP_URL` in `env` names a mail server. */
export async function createCertificateParts(env: NodeJS.ProcessEnv = {}): Promise<TestCertificateParts> {
  const deps = await createTestDeps()
  const mailFailures: MailError[] = []
  const reportMailFailure = (error: MailError) => mailFailures.push(error)
  return {
    ...deps,
    ...createTestMailer(env),
    printer,
    publicUrl: testPublicUrl,
    issuer: testIssuer,
    mailFailures,
    reportMailFailure,
  }
}

/** A learner with all modules done, a profile, and a request for the certificate. */
export async function addRequest(
  parts: TestDeps,
  { name = 'Ada Lovelace', language = 'en' }: { name?: string; language?: string } = {},
): Promise<Learner> {
  const learner = await addFinisher(parts)
  await saveProfile(parts, learner, { name })
  await requestCertificate(parts, learner, language)
  return learner
}

let people = 0
const syllables = ['la', 'le', 'li', 'lo', 'lu', 'ma', 'me', 'mi', 'mo', 'mu']

/** Another one each time, and none too long however many there were in this process. */
function newName(): string {
  const word = [...String(++people)].map((digit) => syllables[Number(digit)]).join('')
  return `Ada L${word}`
}

/** The same with nothing that an operator would be warned of. The clock moves on meanwhile. */
export async function addUsualRequest(
  parts: TestDeps,
  { name = newName(), language = 'en' }: { name?: string; language?: string } = {},
): Promise<Learner> {
  const learner = await createTestLearner(parts.db)
  await verifyEmail(parts.db, learner.id)
  for (const number of parts.bank.keys()) {
    await playQuiz(parts, learner.id, number)
    parts.clock.advance(10 * minute)
  }
  await saveProfile(parts, learner, { name })
  await requestCertificate(parts, learner, language)
  return learner
}

export async function verifyEmail(db: Db, accountId: string): Promise<void> {
  await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', accountId).execute()
}

/** A learner with all modules done. */
export async function addFinisher(parts: TestDeps): Promise<Learner> {
  const learner = await createTestLearner(parts.db)
  for (const number of parts.bank.keys()) await playQuiz(parts, learner.id, number)
  return learner
}
