import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { collectRows } from '#workshop/testing/app/collect-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { addGuest, addListedLearner, testOperator } from '#workshop/testing/app/desk-learners.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { exportLearners } from './export-learners.ts'

it('gives all learners, the latest first, read as it is taken, and writes down that it was asked for', async () => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: 'a', name: 'Ada' })
  deps.clock.advance(1000)
  for (let index = 1000; index < 1600; index++) await addListedLearner(deps, { id: `l${index}` })
  const rows = []
  for await (const row of await exportLearners(deps, testOperator)) rows.push(row)
  expect(rows).toHaveLength(601)
  expect(rows.at(-1)).toEqual({
    id: 'a',
    email: 'a@example.org',
    email_verified: false,
    name: 'Ada',
    disabled: false,
    registered_at: '2026-05-01T12:00:00.369Z',
    last_login_at: null,
    last_active_at: '2026-05-01T12:00:00.369Z',
    completed_modules: 0,
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [`module_${number}_completed_at`, null]),
    ),
  })
  expect(rows.slice(0, -1).map(({ id }) => id)).toEqual(Array.from({ length: 600 }, (_, i) => `l${1599 - i}`))
  expect((await listAuditEvents(deps.db)).events).toMatchObject([
    { by: testOperator.email, type: 'list-exported', detail: 'learners' },
  ])
})

it('gives the learners of a filter alone, in its order, with the day of each module', async () => {
  const deps = await createTestDeps()
  await playQuiz(deps, await addGuest(deps, 'guest'), 2)
  for (const id of ['a', 'b', 'c']) {
    const learner = await addListedLearner(deps, { id, name: `Name ${id}` })
    if (id === 'c') continue
    await playQuiz(deps, learner, 2)
    deps.clock.advance(60_000)
  }
  const chosen = { step: 'completed', module: 2, sort: 'name' } as const
  const rows = await collectRows(await exportLearners(deps, testOperator, chosen))
  expect(rows).toMatchObject([
    { id: 'a', module_1_completed_at: null, module_2_completed_at: '2026-05-01T12:00:00.369Z' },
    { id: 'b', module_1_completed_at: null, module_2_completed_at: '2026-05-01T12:01:00.369Z' },
  ])
})
