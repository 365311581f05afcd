import type { QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { importOfFeatures } from '../feature-exports.ts'
import type { CrashDeed } from './crash-deed.ts'
import type { Fact } from './ledger.ts'

const deeds = await importOfFeatures<CrashDeed>('testing/crash.ts')

/** How clients and the database name the same write. `who` is an e-mail. */
export const names = {
  account: (who: string) => `account of ${who}`,
  aSession: (who: string) => `a session of ${who}`,
  session: (hash: string) => `session ${hash}`,
  profile: (who: string, name: string, wallet: string) => `profile of ${who}: ${name}, ${wallet}`,
  attendance: (who: string, module: number) => `${who} was in class ${module}`,
  anAttempt: (who: string, module: number) => `${who} began quiz ${module}`,
  attempt: (id: string) => `attempt ${id}`,
  right: (id: string, position: number) => `attempt ${id}: ${position} is answered`,
  wrong: (id: string, position: number, option: string) => `attempt ${id}: at ${position} not ${option}`,
  completion: (who: string, module: number, id: string) => `${who} completed ${module} by ${id}`,
  certificate: (who: string) => `${who} asked for the certificate`,
}

/** Every write of a client that the database has. */
export async function readFacts(db: Db, bank: QuestionBank): Promise<Fact[]> {
  const accounts = await db.selectFrom('accounts').select(['id', 'email']).execute()
  const emails = new Map(accounts.map(({ id, email }) => [id, email ?? '']))
  const who = (row: { account_id: string }) => emails.get(row.account_id) ?? `unknown (${row.account_id})`
  const plain = (name: string): Fact => ({ sentAs: name, knownAs: name })

  const sessions = await db.selectFrom('refresh_tokens').selectAll().execute()
  const profiles = await db.selectFrom('profiles').selectAll().execute()
  const attendances = await db.selectFrom('attendances').selectAll().execute()
  const attempts = await db.selectFrom('attempts').selectAll().execute()
  const completions = await db.selectFrom('completions').selectAll().execute()
  const certificates = await db.selectFrom('certificate_requests').selectAll().execute()
  const ofWagons = await Promise.all(deeds.map((deed) => deed.readFacts(db)))
  return [
    ...accounts.map(({ email }) => plain(names.account(email ?? ''))),
    ...sessions.map((row) => ({
      sentAs: names.aSession(who(row)),
      knownAs: names.session(row.token_hash),
    })),
    ...profiles.map((row) => plain(names.profile(who(row), row.name, row.wallet_address))),
    ...attendances.map((row) => plain(names.attendance(who(row), row.module_number))),
    ...attempts.map((row) => ({
      sentAs: names.anAttempt(who(row), row.module_number),
      knownAs: names.attempt(row.id),
    })),
    ...attempts.flatMap((row) => readAnswers(row, bank).map(plain)),
    ...completions.map((row) => plain(names.completion(who(row), row.module_number, row.attempt_id))),
    ...certificates.map((row) => plain(names.certificate(who(row)))),
    ...ofWagons.flat(),
  ]
}

function readAnswers(
  {
    id,
    module_number,
    questions,
    answered,
  }: {
    id: string
    module_number: number
    questions: string
    answered: number
  },
  bank: QuestionBank,
): string[] {
  const asked = JSON.parse(questions) as { tried: number[] }[]
  return asked.flatMap(({ tried }, index) => {
    const position = index + 1
    const options = bank.get(module_number)?.[index]?.options
    const wrong = tried.map((option) => names.wrong(id, position, options?.[option] ?? `option ${option}`))
    return position <= answered ? [...wrong, names.right(id, position)] : wrong
  })
}
