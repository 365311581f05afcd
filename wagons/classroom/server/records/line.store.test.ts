import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { addAccount, clock, prepareDatabase, runAll } from '#workshop/testing/app/scheduled-tasks.ts'

it('a line of a class is removed after 30 days, the record of the class never', async () => {
  const db = await prepareDatabase()
  const account_id = await addAccount(db, { email_verified: 1 })
  const at = clock() - 400 * day
  await db
    .insertInto('held_classes')
    .values({
      id: 'c',
      module_number: 1,
      host: 'Host',
      opened_at: at,
      host_seen_at: at,
      closed_at: at,
      scene: '',
    })
    .execute()
  for (const [number, age] of [31, 31, 29].entries())
    await db
      .insertInto('class_lines')
      .values({
        class_id: 'c',
        account_id,
        number,
        seat: 1,
        nickname: 'Ada',
        text: 'hello',
        said_at: clock() - age * day,
      })
      .execute()

  expect(await runAll(db)).toEqual({ 'class-lines': 2 })

  expect(await db.selectFrom('class_lines').select('number').execute()).toEqual([{ number: 2 }])
  expect(await db.selectFrom('held_classes').select('id').execute()).toEqual([{ id: 'c' }])
})
