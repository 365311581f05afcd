import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '#workshop/testing/database/database.ts'
import { brokenInvariants } from './invariants.ts'

/** A database whose constraints are off, so that a test can break every rule; with one learner. */
async function openUnguarded() {
  const db = await createTestDatabase()
  onTestFinished(() => db.destroy())
  const run = async (statement: string) => void (await sql.raw(statement).execute(db))
  await run('pragma foreign_keys = off')
  await run('pragma ignore_check_constraints = on')
  await run('drop index attempts_one_open')
  await run(
    `insert into accounts (id, email, valid_since, created_at) values ('ada', 'ada@example.org', 0, 0)`,
  )
  return { db, run }
}

const attempt = (id: string, answered: number, passedAt: number | null) =>
  `insert into attempts (id, account_id, module_number, questions, answered, question_count, started_at, passed_at)
   values ('${id}', 'ada', 1, '[]', ${answered}, 10, 0, ${passedAt})`
const completion = (account: string, attemptId: string, at: number) =>
  `insert into completions (account_id, module_number, attempt_id, completed_at, recorded_at)
   values ('${account}', 1, '${attemptId}', ${at}, ${at})`

it('a database that keeps every rule has none broken', async () => {
  const { db, run } = await openUnguarded()
  await run(attempt('one', 10, 7))
  await run(attempt('two', 3, null))
  await run(completion('ada', 'one', 7))

  expect(await brokenInvariants(db, 'sqlite', 9)).toEqual([])
})

it.each([
  ['a completion has a passed attempt', [attempt('one', 10, 7), completion('ada', 'one', 8)]],
  ['a completion has a passed attempt', [attempt('one', 9, null), completion('ada', 'one', 7)]],
  ['a completion has a passed attempt', [completion('ada', 'none', 7)]],
  ['a passed attempt has completed its module', [attempt('one', 10, 7)]],
  ['an attempt is passed with its last answer', [attempt('one', 10, null)]],
  ['an attempt is passed with its last answer', [attempt('one', 9, 7)]],
  ['a learner has one open attempt', [attempt('one', 1, null), attempt('two', 1, null)]],
  [
    'a certificate is for all modules',
    [
      `insert into certificate_requests (account_id, email, received, requested_at) values ('ada', 'ada@example.org', 0, 0)`,
    ],
  ],
  ['modules are those of the content', [`insert into attendances values ('ada', 10, 0, 'class')`]],
  ['attendances belong to an account', [`insert into attendances values ('bob', 1, 0, 'class')`]],
  ['foreign key', [`insert into attendances values ('bob', 1, 0, 'class')`]],
])('%s: is said when it is broken', async (rule, statements) => {
  const { db, run } = await openUnguarded()
  for (const statement of statements) await run(statement)

  expect((await brokenInvariants(db, 'sqlite', 9)).join('\n')).toContain(rule)
})
