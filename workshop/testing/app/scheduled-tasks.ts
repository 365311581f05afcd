import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { scheduledTasks } from '#app/server/scheduled-tasks/scheduled-tasks.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { TaskParts } from '#platform/server/feature.ts'
import { createTestDatabase } from '../database/database.ts'
import { createTestClock } from './deps.ts'

/** Of all tests of scheduled tasks; it is never moved. */
export const clock = createTestClock()

/** With a mail server, as a site has that is open to all. */
export const config = readConfig({ SMTP_URL: 'smtps://mail.example.org' })

/** A database of this test alone. */
export async function prepareDatabase(): Promise<Db> {
  const db = await createTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

const never = new AbortController().signal

/** Runs each task once, and returns what each one removed or changed, but for those that did nothing. */
export async function runAll(
  db: Db,
  settings: TaskParts['config'] = config,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  for (const task of scheduledTasks({ db, clock, config: settings })) {
    const rows = await task.run(never)
    if (rows > 0) done[task.name] = rows
  }
  return done
}

/** An account that is 91 days old and never did anything, unless `row` says otherwise. */
export async function addAccount(db: Db, row: object = {}): Promise<string> {
  const id = randomUUID()
  const account = { id, email: `${id}@example.org`, email_verified: 0, disabled: 0, valid_since: 0 } as const
  const created_at = clock() - 91 * day
  await db
    .insertInto('accounts')
    .values({ ...account, created_at, ...row })
    .execute()
  return id
}

export const listAccountIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('accounts').select('id').execute()).map(({ id }) => id)
