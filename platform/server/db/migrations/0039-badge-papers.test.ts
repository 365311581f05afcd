import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { migrate } from '../migrate.ts'

it('a badge that was issued before keeps the season of its programme, and its page goes on saying nothing of the name', async () => {
  const db = openAddress(await createBareDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db, '0038-hidden-badges')
  await sql`
    insert into accounts (id, email, email_verified, disabled, valid_since, created_at)
    values ('a', 'a', 0, 0, 0, 0)`.execute(db)
  await sql`insert into certificate_issuers (id, name) values ('i', 'Web3 for All')`.execute(db)
  for (const [index, programme] of ['mindset-reset', 'own-programme'].entries())
    await sql`
      insert into programme_badges
        (id, account_id, programme_id, title, modules, name, issued_at, status_index, shows_name, issuer_id)
      values (${programme}, 'a', ${programme}, 'Old', '[1]', 'Ada', 0, ${index}, 0, 'i')`.execute(db)

  await migrate(db)

  const rows = await db
    .selectFrom('programme_badges')
    .select(['line', 'confirms_name'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { line: '{"season":"dawn","modules":[]}', confirms_name: 0 },
    { line: null, confirms_name: 0 },
  ])
})
