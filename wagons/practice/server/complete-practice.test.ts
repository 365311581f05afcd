import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { completePractice } from './complete-practice.ts'
import { listPractice } from './list-practice.ts'

it('records the exercise of a module once and keeps the first time', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const first = deps.clock()

  expect(await completePractice(deps, learner.id, 2)).toBeUndefined()
  deps.clock.advance(5_000)
  expect(await completePractice(deps, learner.id, 2)).toBeUndefined()

  expect(await listPractice(deps, learner.id)).toEqual([{ moduleNumber: 2, completedAt: first }])
})

it('refuses a module that has no exercise and records nothing (SX.44)', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)

  const outcome = await completePractice({ ...deps, exercises: { 1: 'who-holds-it' } }, learner.id, 2)

  expect(outcome).toMatchObject({ code: 'no-exercise' })
  expect(await listPractice(deps, learner.id)).toEqual([])
})
