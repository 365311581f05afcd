import { expect, it } from 'vitest'
import { addTestClass } from '#wagons/classroom/testing/class-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { listClassReports } from './list-class-reports.ts'

it('lists open reports, the oldest first, with what was said, and without it once lines are deleted', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await addTestClass(deps, learner.id)
  const said = { nickname: 'Ada in Class', text: 'Ada says a secret', at: deps.clock() }

  const { reports, next } = expectDone(await listClassReports(deps.db, {}))

  expect(reports).toMatchObject([
    {
      moduleNumber: 2,
      words: 'Ada complains in secret',
      status: 'open',
      lines: [said],
      reporter: { accountId: learner.id },
      reported: { nickname: 'Bob', email: null },
    },
  ])
  expect(next).toBeNull()
  await deps.db.deleteFrom('class_lines').execute()
  expect(expectDone(await listClassReports(deps.db, {})).reports).toMatchObject([{ lines: [] }])
  expect(expectDone(await listClassReports(deps.db, { status: 'closed' })).reports).toEqual([])
  expect(codeOf(await listClassReports(deps.db, { cursor: 'nonsense' }))).toBe('invalid-input')
})
