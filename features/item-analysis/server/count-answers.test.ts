import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { answerQuestion } from '#features/quizzes/server/answer-question.ts'
import { selectFirstPassed } from '#features/quizzes/server/records/begun-attempt.store.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { beginAttempt, playQuiz, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { countAnswers } from './count-answers.ts'
import { findCursor, selectStatistics } from './question-statistics.store.ts'

/** Passes a quiz with a mistake at its first question. */
async function stumble(deps: TestDeps, learner: LearnerId, moduleNumber: number, language = 'en') {
  const { id } = await beginAttempt(deps, learner, moduleNumber, () => language)
  const wrong = { attemptId: id, position: 1, option: wrongOption(deps, moduleNumber, 1) }
  await answerQuestion(deps, learner, wrong, () => language)
  await playQuiz(deps, learner, moduleNumber)
}

async function addLearners(deps: TestDeps) {
  const learners = await Promise.all(Array.from({ length: 3 }, () => createTestLearner(deps.db)))
  const [first, second, third] = learners.map(({ id }) => id as LearnerId)
  if (!first || !second || !third) throw new Error('there are three')
  await playQuiz(deps, first, 1)
  await stumble(deps, second, 1)
  await stumble(deps, third, 1, 'fr')
  await playQuiz(deps, third, 2, 9)
  deps.clock.advance(minute)
  return { first, second, third }
}

const firstQuestion = async ({ db, bank }: TestDeps) =>
  (await selectStatistics(db)).filter(({ id }) => id === bank.get(1)?.[0]?.id)

it('counts passed quizzes by version and language of the attempt', async () => {
  const deps = await createTestDeps()
  await addLearners(deps)

  expect(await countAnswers(deps)).toBe(true)

  const { version = '' } = deps.bank.get(1)?.[0] ?? {}
  expect(await firstQuestion(deps)).toMatchObject([
    { version, language: 'en', moduleNumber: 1, sums: { answers: 2, right: 1, restSum: 18, restOfRight: 9 } },
    { version, language: 'fr', sums: { answers: 1, right: 0, restSum: 9, restOfRight: 0 } },
  ])
  expect(await selectStatistics(deps.db)).toHaveLength(20)
})

it('knows no language of attempts from before it was kept', async () => {
  const deps = await createTestDeps()
  await addLearners(deps)
  await deps.db.updateTable('attempts').set({ language: null }).execute()

  await countAnswers(deps)

  expect(await firstQuestion(deps)).toMatchObject([{ language: null, sums: { answers: 3, right: 1 } }])
})

it.each([1, 2, 100])('counts each attempt once, %i at a time, and goes on with later ones', async (most) => {
  const deps = await createTestDeps()
  const { third } = await addLearners(deps)
  for (let calls = 0; calls < 5; calls++) await countAnswers(deps, most)
  const before = await selectStatistics(deps.db)
  expect(await findCursor(deps.db)).toMatchObject({ attempts: 3 })

  await playQuiz(deps, third, 2)
  deps.clock.advance(minute)
  for (let calls = 0; calls < 3; calls++) await countAnswers(deps, most)

  const after = await selectStatistics(deps.db)
  expect(after.filter(({ moduleNumber }) => moduleNumber === 1)).toEqual(before)
  expect(after.filter(({ moduleNumber }) => moduleNumber === 2)).toHaveLength(10)
  expect(await findCursor(deps.db)).toMatchObject({ attempts: 4 })
})

it('says whether there is more to count', async () => {
  const deps = await createTestDeps()
  await addLearners(deps)

  expect([await countAnswers(deps, 2), await countAnswers(deps, 2)]).toEqual([false, true])
})

it('counts an attempt once when several count at the same time (SX.43)', async () => {
  const deps = await createTestDeps()
  await addLearners(deps)

  await Promise.all([countAnswers(deps), countAnswers(deps), countAnswers(deps)])

  expect((await firstQuestion(deps)).map(({ sums }) => sums.answers)).toEqual([2, 1])
})

it('leaves out who takes a quiz again, and quizzes passed within the last minute', async () => {
  const deps = await createTestDeps()
  const { first } = await addLearners(deps)
  await stumble(deps, first, 1)
  deps.clock.advance(minute - 1)
  const late = await createTestLearner(deps.db)
  await playQuiz(deps, late.id, 1)
  deps.clock.advance(minute - 1)

  await countAnswers(deps)
  expect(await findCursor(deps.db)).toMatchObject({ attempts: 3 })

  deps.clock.advance(1)
  await countAnswers(deps)
  expect(await findCursor(deps.db)).toMatchObject({ attempts: 4 })
})

it('keeps what was counted when an account is deleted', async () => {
  const deps = await createTestDeps()
  await addLearners(deps)
  await countAnswers(deps)
  const before = await selectStatistics(deps.db)

  await deps.db.deleteFrom('accounts').execute()
  await countAnswers(deps)

  expect(await selectStatistics(deps.db)).toEqual(before)
})

it('goes on by the index and sorts nothing', async () => {
  const { db } = await createTestDeps()
  await sql`analyze`.execute(db)
  const plan = await planOf(db, (on) => selectFirstPassed(on, { passedAt: 1, id: 'a' }, 2, 100))
  expect(plan).toMatch(/USING INDEX attempts_first_passed|Index Scan using attempts_first_passed/)
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
})
