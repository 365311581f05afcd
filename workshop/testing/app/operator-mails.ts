import { randomUUID } from 'node:crypto'
import type { SMTPServerOptions } from 'smtp-server'
import { readConfig } from '#app/server/config/config.ts'
import { scheduledTasks } from '#app/server/scheduled-tasks/scheduled-tasks.ts'
import { day, hour } from '#platform/server/clock/clock.ts'
import { readIssuer } from '#platform/server/config/issuer.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { TaskParts } from '#platform/server/feature.ts'
import { createTestClock } from './deps.ts'
import { testPublicUrl } from './identity.ts'
import { createTestMailer, startTestMailServer } from './mail.ts'
import { addAccount, prepareDatabase } from './scheduled-tasks.ts'

const never = new AbortController().signal

/** Friday at 6:00 UTC, when a day's emails begin. */
export const morning = Date.UTC(2026, 4, 1, 6)
export const monday = morning + 3 * day

/** A site with a mail server and its database, from a minute before the hour on. `run` does the task once. */
export async function prepareMails({ db: given, ...smtp }: SMTPServerOptions & { readonly db?: Db } = {}) {
  const db = given ?? (await prepareDatabase())
  const clock = createTestClock(morning + hour)
  const server = await startTestMailServer(smtp)
  const partsOf = (env: NodeJS.ProcessEnv = {}): TaskParts & { mailer: object } => {
    const settings = { SMTP_URL: server.url, OPERATOR_EMAILS: 'listed@example.org', ...env }
    const config = readConfig(settings)
    const issuer = readIssuer(config.issuer, {
      contentDir: config.server.contentDir,
      publicUrl: testPublicUrl,
    })
    const { mailer } = createTestMailer(settings)
    return { db, clock, config, publicUrl: testPublicUrl, issuer, mailer }
  }
  async function run(env?: NodeJS.ProcessEnv): Promise<number> {
    const task = scheduledTasks(partsOf(env)).find(({ name }) => name === 'operator-emails')
    return (await task?.run(never)) ?? Number.NaN
  }
  const told = () => server.messages.map(({ recipients }) => recipients[0]?.split('@')[0]).toSorted()
  return { db, clock, server, run, told }
}

/** A verified account that is marked, unless `row` says otherwise. Returns its id. */
export async function addMarked(db: Db, name: string, row: object = {}): Promise<string> {
  const id = await addAccount(db, { email: `${name}@example.org`, email_verified: 1, ...row })
  await db.insertInto('operators').values({ account_id: id, since: 0 }).execute()
  return id
}

/** Something for operators to do: a request about personal data. */
export async function addWork(db: Db, { person = 'Grace', note = '' } = {}): Promise<void> {
  const request = { id: randomUUID(), account_id: null, kind: 'see', came_at: 0, done_at: null } as const
  await db
    .insertInto('privacy_requests')
    .values({ ...request, person, note })
    .execute()
}

/** Nothing to do any more. */
export const endWork = (db: Db) => db.updateTable('privacy_requests').set({ done_at: 1 }).execute()
