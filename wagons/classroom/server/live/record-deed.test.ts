import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addTestClass } from '#wagons/classroom/testing/class-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { recordDeed } from './record-deed.ts'

async function prepare() {
  const deps = await createTestDeps()
  const [host, learner] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  const { id: classId } = await addTestClass(deps, host.id)
  const circumstances = { moduleNumber: 2, held: { classId, hostId: host.id }, now: deps.clock() }
  return { ...deps, host, learner, circumstances }
}

it('what a host does is done and recorded together, under the e-mail that the host has now', async () => {
  const { db, host, learner, circumstances } = await prepare()

  await recordDeed(db, { kind: 'removed', accountId: learner.id, nickname: 'Bob' }, circumstances)

  expect((await listAuditEvents(db)).events).toMatchObject([
    { by: host.email, type: 'class-learner-removed', subject: '2', accountId: learner.id },
  ])
  const removed = await db
    .selectFrom('class_presences')
    .select('removed_at')
    .where('account_id', '=', learner.id)
  expect(await removed.execute()).toEqual([{ removed_at: circumstances.now }])
})

it('a class is closed once, and recorded once', async () => {
  const { db, circumstances } = await prepare()

  for (let time = 0; time < 2; time++) await recordDeed(db, { kind: 'class-closed' }, circumstances)

  expect((await listAuditEvents(db)).events).toMatchObject([{ type: 'class-closed' }])
})

it('a hide is kept once, and taken back', async () => {
  const { db, host, learner, circumstances } = await prepare()
  const pairs = () =>
    db.selectFrom('class_hides').select('hidden_id').where('account_id', '=', learner.id).execute()
  const hide = (isHidden: boolean) =>
    recordDeed(db, { kind: 'hide', accountId: learner.id, other: host.id, isHidden }, circumstances)

  await hide(true)
  await hide(true)
  expect(await pairs()).toEqual([{ hidden_id: host.id }])
  await hide(false)
  expect(await pairs()).toEqual([])
})
