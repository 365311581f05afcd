import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addAccount, clock, prepareDatabase, runAll } from '#workshop/testing/app/scheduled-tasks.ts'

it('a class is closed, and the audit log says so, when its host did not come back', async () => {
  const db = await prepareDatabase()
  const hold = async (module_number: number, absence: number) => {
    const host_id = await addAccount(db, { email_verified: 1 })
    const host_seen_at = clock() - absence
    await db
      .insertInto('held_classes')
      .values({
        id: `class-${module_number}`,
        module_number,
        host_id,
        host: 'Host',
        opened_at: 0,
        host_seen_at,
        scene: '',
      })
      .execute()
  }
  await hold(1, 3 * 60_000 + 1)
  await hold(2, 3 * 60_000)

  expect(await runAll(db)).toEqual({ 'abandoned-classes': 1 })

  const held = await db
    .selectFrom('held_classes')
    .select(['module_number', 'closed_at'])
    .orderBy('id')
    .execute()
  expect(held).toEqual([
    { module_number: 1, closed_at: clock() },
    { module_number: 2, closed_at: null },
  ])
  expect((await listAuditEvents(db)).events).toMatchObject([{ type: 'class-closed', detail: 'host away' }])
})
