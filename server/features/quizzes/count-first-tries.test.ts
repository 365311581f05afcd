import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { LearnerId } from '#server/access/callers.ts'
import { createTestDeps, type TestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { planOf } from '#server/testing/app/query-plan.ts'
import { playQuiz, wrongOption } from '#server/testing/app/quiz-play.ts'
import { answerQuestion } from './answer-question.ts'
import { latestBegun } from './attempt.store.ts'
import { countFirstTries } from './quizzes.facade.ts'

const learner = async ({ db }: TestDeps) => (await createTestLearner(db)).id

/** Answers the first question wrongly, and then as many as `until` rightly. */
async function stumble(deps: TestDeps, id: LearnerId, until: number) {
  const attempt = await playQuiz(deps, id, 1, 0)
  const wrong = { attemptId: attempt.id, position: 1, option: wrongOption(deps, 1, 1) }
  await answerQuestion(deps, id, wrong)
  await playQuiz(deps, id, 1, until)
}

it('counts who answered a question, who was right at once, and who stopped at it', async () => {
  const deps = await createTestDeps()
  await playQuiz(deps, await learner(deps), 1)
  await stumble(deps, await learner(deps), 2)
  await stumble(deps, await learner(deps), 0)
  deps.clock.advance(1)
  const tallies = await countFirstTries(deps.db, { moduleCount: 9, sample: 100, stoppedBefore: deps.clock() })
  const [first, second, third] = (deps.bank.get(1) ?? []).map(({ id }) =>
    tallies.find((tally) => tally.id === id),
  )
  expect(first).toMatchObject({ moduleNumber: 1, answered: 3, firstTry: 1, stopped: 1 })
  expect(second).toMatchObject({ answered: 2, firstTry: 2, stopped: 0 })
  expect(third).toMatchObject({ answered: 1, firstTry: 1, stopped: 1 })
})

it('takes no learner for stopped whose attempt began later', async () => {
  const deps = await createTestDeps()
  await playQuiz(deps, await learner(deps), 1, 3)
  const tallies = await countFirstTries(deps.db, { moduleCount: 9, sample: 100, stoppedBefore: deps.clock() })
  expect(tallies.filter(({ stopped }) => stopped > 0)).toEqual([])
})

it('looks at first attempts alone, those begun last, as many at each module as asked for', async () => {
  const deps = await createTestDeps()
  const early = await learner(deps)
  await stumble(deps, early, 10)
  deps.clock.advance(1)
  for (let number = 0; number < 2; number++) {
    await playQuiz(deps, await learner(deps), 1)
    await playQuiz(deps, await learner(deps), 2)
  }
  await playQuiz(deps, early, 1)
  const tallies = await countFirstTries(deps.db, { moduleCount: 9, sample: 2, stoppedBefore: 0 })
  expect(tallies).toHaveLength(20)
  for (const tally of tallies) expect(tally).toMatchObject({ answered: 2, firstTry: 2 })
})

it('finds the last ones by the index and sorts nothing', async () => {
  const { db } = await createTestDeps()
  // As whatever looks after the database may do at any moment.
  await sql`analyze`.execute(db)
  const plan = await planOf(db, latestBegun(db, 1, 250, 250))
  expect(plan).toMatch(/USING INDEX attempts_begun|Index Scan Backward using attempts_begun/)
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
})
