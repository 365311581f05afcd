import { expect, it } from 'vitest'
import { addTestClass } from '#wagons/classroom/testing/class-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { getHeldClass, listHeldClasses } from './list-held-classes.ts'

it('lists classes that were held, the latest first, page by page', async () => {
  const deps = await createTestDeps()
  const rows = Array.from({ length: 60 }, (_, number) => ({
    id: `${number}`.padStart(2, '0'),
    module_number: 1,
    host: 'Host',
    scene: '',
    opened_at: Math.floor(number / 2),
    host_seen_at: 0,
    closed_at: 0,
  }))
  await deps.db.insertInto('held_classes').values(rows).execute()

  const first = expectDone(await listHeldClasses(deps.db, undefined))
  const second = expectDone(await listHeldClasses(deps.db, first.next ?? ''))

  const ids = [...first.classes, ...second.classes].map(({ id }) => id)
  expect(ids).toEqual(rows.map(({ id }) => id).toReversed())
  expect(second.next).toBeNull()
  expect(codeOf(await listHeldClasses(deps.db, 'nonsense'))).toBe('invalid-input')
})

it('tells who was in a class, and nothing of one that there was not', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const { id } = await addTestClass(deps, learner.id)

  expect(expectDone(await getHeldClass(deps.db, id))).toEqual({
    class: {
      id,
      moduleNumber: 2,
      host: learner.email,
      learners: 1,
      openedAt: deps.clock(),
      closedAt: null,
    },
    attendees: [
      {
        accountId: learner.id,
        email: learner.email,
        nickname: 'Ada in Class',
        firstAt: deps.clock(),
        lastAt: deps.clock() + 1,
        minutes: 1,
        removedAt: null,
      },
    ],
  })
  expect(codeOf(await getHeldClass(deps.db, crypto.randomUUID()))).toBe('unknown-class')
})
