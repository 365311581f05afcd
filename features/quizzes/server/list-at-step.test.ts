import { expect, it } from 'vitest'
import type { Db } from '#platform/server/db/database.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { listAtStep, listCompletionTimes, type QuizStep } from './list-at-step.ts'
import { selectBegunAt } from './records/begun-attempt.store.ts'
import { selectCompletedAt } from './records/completion.store.ts'

/** One began nothing, one did modules 1 and 2 and began 3, one did module 5 alone, one did all. */
async function addLearners() {
  const deps = await createTestDeps()
  const [none, inThree, five, all] = await Promise.all(
    Array.from({ length: 4 }, async () => (await createTestLearner(deps.db)).id),
  )
  if (!none || !inThree || !five || !all) throw new Error('there are four')
  for (const number of [1, 2]) await playQuiz(deps, inThree, number)
  await playQuiz(deps, inThree, 3, 4)
  await playQuiz(deps, five, 5)
  for (let number = 1; number <= 9; number++) await playQuiz(deps, all, number)
  await playQuiz(deps, all, 4)
  return { deps, learners: { none, inThree, five, all } }
}

it('finds who is at a step, whatever the order in which they took the modules', async () => {
  const { deps, learners } = await addLearners()
  const ids = Object.values(learners)
  const namesAt = async (at: QuizStep) => {
    const found = await listAtStep({ db: deps.db, moduleCount: 9 }, ids, at)
    return Object.entries(learners).flatMap(([name, id]) => (found.has(id) ? [name] : []))
  }
  expect(await namesAt({ step: 'not-begun' })).toEqual(['none'])
  expect(await namesAt({ step: 'begun', moduleNumber: 3 })).toEqual(['inThree', 'all'])
  expect(await namesAt({ step: 'completed', moduleNumber: 5 })).toEqual(['five', 'all'])
  expect(await namesAt({ step: 'in-quiz', moduleNumber: 3 })).toEqual(['inThree'])
  // A quiz that is taken again is not one that was left.
  expect(await namesAt({ step: 'in-quiz', moduleNumber: 4 })).toEqual([])
  expect(await namesAt({ step: 'not-gone-on', moduleNumber: 5 })).toEqual(['five'])
  expect(await namesAt({ step: 'not-gone-on', moduleNumber: 9 })).toEqual([])
  expect(await namesAt({ step: 'stopped-before', moduleNumber: 1 })).toEqual(['none'])
  expect(await namesAt({ step: 'stopped-before', moduleNumber: 3 })).toEqual(['inThree'])
  expect(await namesAt({ step: 'stopped-before', moduleNumber: 6 })).toEqual(['five'])
  expect(await namesAt({ step: 'finished' })).toEqual(['all'])
  expect(await listAtStep({ db: deps.db, moduleCount: 9 }, [], { step: 'not-begun' })).toEqual(new Set())
})

it('tells when each module was completed for the first time', async () => {
  const { deps, learners } = await addLearners()
  const first = deps.clock()
  deps.clock.advance(1000)
  await playQuiz(deps, learners.five, 5)
  const times = await listCompletionTimes(deps.db, [learners.five, learners.none])
  expect(times).toEqual(new Map([[learners.five, new Map([[5, first]])]]))
  expect(await listCompletionTimes(deps.db, [])).toEqual(new Map())
})

it('reads the rows of the learners that are asked for, never all', async () => {
  const { db } = await createTestDeps()
  const ids = ['a', 'b', 'c']
  for (const read of [
    (on: Db) => selectBegunAt(on, ids),
    (on: Db) => selectBegunAt(on, ids, 3),
    (on: Db) => selectCompletedAt(on, ids, 3),
  ])
    expect(await planOf(db, read)).not.toMatch(/SCAN|Seq Scan/)
})
