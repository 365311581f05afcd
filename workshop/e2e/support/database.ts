import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { decodeJwt } from 'jose'
import { attemptLimit } from '#features/quizzes/server/start-attempt.ts'
import { throttleKey } from '#platform/server/limits/request-limits.ts'
import { dataDirUnderTest } from './emails.ts'
import type { TestLearner } from './learner.ts'

/**
 * Lets every code for an e-mail expire, where a test cannot wait for it. By a second: codes that expired long ago are
 * deleted when a new one is requested.
 */
export function expireCodes(email: string): void {
  change(`update action_codes set expires_at = ${Date.now() - 1000} where email = ?`, email)
}

/** Puts the sign-ins behind the sessions of an account an hour back, as its next ID tokens say. */
export function ageSignIns(email: string, dataDir?: string): void {
  change(
    `update refresh_tokens set authenticated_at = authenticated_at - 3600000
     where account_id = (select id from accounts where email = ?)`,
    email,
    dataDir,
  )
}

/** Switches an account off, as an operator would. */
export function disableAccount(email: string): void {
  change('update accounts set disabled = 1 where email = ?', email)
}

/** Puts the quizzes of a learner, and what was reviewed since, so many days back. */
export function ageQuizzes(email: string, days: number, dataDir?: string): void {
  const past = days * 24 * 60 * 60_000
  const own = 'where account_id = (select id from accounts where email = ?)'
  change(
    `update attempts set started_at = started_at - ${past}, passed_at = passed_at - ${past} ${own}`,
    email,
    dataDir,
  )
  // When each question was answered stands among the questions.
  run(
    `update attempts set questions = (
       select json_group_array(json(iif(
         value ->> 'answeredAt' is null, value, json_set(value, '$.answeredAt', (value ->> 'answeredAt') - ${past})
       ))) from (select value from json_each(questions) order by key)
     ) ${own}`,
    email.toLowerCase(),
    dataDir,
  )
  run(`update reviews set reviewed_at = reviewed_at - ${past} ${own}`, email.toLowerCase(), dataDir)
}

/** Adds passed first attempts at module 1, with no question in them: no more than numbers to count. */
export function addPassedAttempts(email: string, count: number, dataDir: string): void {
  change(
    `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${count})
     insert into attempts
       (id, account_id, module_number, questions, question_count, answered, started_at, begun_at, passed_at)
     select 'passed-' || number, (select id from accounts where email = ?), 1, '[]', 1, 1, at, at, at
     from (select number, (unixepoch() - 600) * 1000 + number as at from numbers)`,
    email,
    dataDir,
  )
}

/** As if a learner had begun the quiz of a module as often as it may be begun within a day, the first time an hour ago. */
export function tireOfQuiz({ idToken }: Pick<TestLearner, 'idToken'>, moduleNumber: number): void {
  const key = throttleKey(attemptLimit.kind, decodeJwt(idToken).sub ?? '', String(moduleNumber))
  const hour = 60 * 60_000
  const values = `${attemptLimit.max}, ${Date.now() - hour}, ${Date.now() - hour + attemptLimit.window}`
  run(
    `insert or replace into throttles (key, count, window_started_at, expires_at) values (?, ${values})`,
    key,
  )
}

/** Replies to what a learner has reported about questions, as an operator would. */
export function replyToReports(email: string, reply: string): void {
  change(
    `update question_reports set status = 'answered', reply = '${reply}', handled_at = reported_at
     where account_id = (select id from accounts where email = ?)`,
    email,
  )
}

/** Changes rows of an e-mail, in small letters as the parameter of `statement`. */
export function change(statement: string, email: string, dataDir?: string): void {
  if (run(statement, email.toLowerCase(), dataDir) === 0) throw new Error(`nothing of ${email} to change`)
}

/** Returns how many rows were changed. */
function run(statement: string, value: string, dataDir = dataDirUnderTest): number {
  const db = new DatabaseSync(join(dataDir, 'edutrain.sqlite'), { timeout: 5000 })
  try {
    return Number(db.prepare(statement).run(value).changes)
  } finally {
    db.close()
  }
}
