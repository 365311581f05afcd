import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { migrate } from '../migrate.ts'

it('a database lets go of how many modules and questions there are, and keeps every row', async () => {
  const db = openAddress(await createBareDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db, '0015-audited-accounts')
  await sql`
    insert into accounts (id, email, email_verified, disabled, valid_since, created_at)
    values ('a', 'a', 0, 0, 0, 0)`.execute(db)
  await sql`insert into attempts values ('open', 'a', 8, '["q"]', 3, 1, null, 1)`.execute(db)
  await sql`insert into attempts values ('passed', 'a', 9, '["q"]', 10, 2, 3, 2)`.execute(db)
  await sql`insert into completions values ('a', 9, 'passed', 3, 4)`.execute(db)
  await sql`insert into attendances values ('a', 9, 5)`.execute(db)
  await sql`insert into class_announcements values (9, 'https://a.example', 6, 'UTC', '[]', 7)`.execute(db)
  await sql`
    insert into certificates (id, account_id, name, issued_at, issued_by, status_index, shows_name)
    values ('c', 'a', 'Ada', 0, '', 0, 0)`.execute(db)

  await migrate(db)

  const attempt = { account_id: 'a', questions: '["q"]', question_count: 10, language: null }
  expect(await db.selectFrom('attempts').selectAll().orderBy('id').execute()).toEqual([
    { ...attempt, id: 'open', module_number: 8, answered: 3, started_at: 1, passed_at: null, begun_at: 1 },
    { ...attempt, id: 'passed', module_number: 9, answered: 10, started_at: 2, passed_at: 3, begun_at: 2 },
  ])
  const completion = { account_id: 'a', module_number: 9, attempt_id: 'passed' }
  expect(await db.selectFrom('completions').selectAll().execute()).toEqual([
    { ...completion, completed_at: 3, recorded_at: 4 },
  ])
  expect(await db.selectFrom('attendances').selectAll().execute()).toEqual([
    { account_id: 'a', module_number: 9, attended_at: 5, kind: 'class' },
  ])
  expect(
    await db.selectFrom('class_announcements').select(['module_number', 'changed_at']).execute(),
  ).toEqual([{ module_number: 9, changed_at: 7 }])
  expect(await db.selectFrom('certificates').select('module_count').execute()).toEqual([{ module_count: 9 }])
  await sql`insert into attendances values ('a', 10, 8, 'class')`.execute(db)
  const rows = { ...attempt, module_number: 10, started_at: 9 }
  const insert = (id: string, answered: number, passed_at: number | null) =>
    db
      .insertInto('attempts')
      .values({ ...rows, id, answered, passed_at, question_count: 8 })
      .execute()
  await insert('short', 8, 9)
  await insert('begun', 0, null)
  await expect(insert('too far', 9, 9)).rejects.toThrow(/check/i)
  await expect(insert('not passed', 8, null)).rejects.toThrow(/check/i)
  await expect(insert('twice', 1, null)).rejects.toThrow(/unique/i)
  await expect(sql`insert into completions values ('a', 1, 'none', 0, 0)`.execute(db)).rejects.toThrow(
    /foreign/i,
  )
  await expect(sql`insert into attendances values ('a', 0, 0, 'class')`.execute(db)).rejects.toThrow(/check/i)
  await db.deleteFrom('accounts').execute()
  expect(await db.selectFrom('completions').selectAll().execute()).toEqual([])
})
