import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { migrate } from '../migrate.ts'

it('a request that was declined before the rule came is left to people, also where its learner has asked again', async () => {
  const db = openAddress(await createBareDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db, '0032-privacy-requests')
  const requests: readonly (readonly [string, number, number | null])[] = [
    ['asked-again', 0, null],
    ['declined', 0, 2],
    ['issued', 1, null],
    ['never', 0, null],
  ]
  for (const [id, received, declinedAt] of requests) {
    await sql`
      insert into accounts (id, email, email_verified, disabled, valid_since, created_at)
      values (${id}, ${id}, 0, 0, 0, 0)`.execute(db)
    await sql`
      insert into certificate_requests (account_id, email, received, requested_at, declined_at)
      values (${id}, ${id}, ${received}, 1, ${declinedAt})`.execute(db)
    await sql`insert into certificate_events values (${id}, 1, 1, 'requested', '')`.execute(db)
  }
  for (const id of ['asked-again', 'issued'])
    await sql`insert into certificate_events values (${id}, 2, 2, 'declined', 'who is this?')`.execute(db)

  await migrate(db)

  const rows = await db
    .selectFrom('certificate_requests')
    .select(['account_id', 'rule_left'])
    .orderBy('account_id')
    .execute()
  expect(rows.map(({ account_id, rule_left }) => [account_id, rule_left])).toEqual([
    ['asked-again', 'declined'],
    ['declined', 'declined'],
    ['issued', null],
    ['never', null],
  ])
})
