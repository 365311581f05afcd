import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz, rightOption, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { answerReview } from './answer-review.ts'
import { sumReviews } from './review.facade.ts'

const always = { from: 0, until: Number.MAX_SAFE_INTEGER }

async function createReviewer() {
  const deps = await createTestDeps()
  const { id: learner } = await createTestLearner(deps.db)
  await playQuiz(deps, learner, 1)
  const answer = (optionOf: typeof rightOption = rightOption, position = 1) => {
    const { id: questionId = '', version = '' } = deps.bank.get(1)?.[position - 1] ?? {}
    const option = optionOf(deps, 1, position)
    return answerReview(deps, learner, [{ questionId, version, reviewedAt: deps.clock(), option }])
  }
  return { deps, answer }
}

const sumsOf = async ({ db }: TestDeps, period = always) => Object.fromEntries(await sumReviews(db, period))

it('what was due is added up by how long it had to be remembered, right or not (SX.56)', async () => {
  const { deps, answer } = await createReviewer()
  for (const days of [1, 3, 7]) {
    deps.clock.advance(days * day)
    await answer()
  }
  deps.clock.advance(16 * day)
  await answer(wrongOption)

  expect(await sumsOf(deps)).toEqual({
    1: { answers: 1, right: 1 },
    3: { answers: 1, right: 1 },
    7: { answers: 1, right: 1 },
    16: { answers: 1, right: 0 },
  })
})

it('what was not due yet, or came twice, is not added', async () => {
  const { deps, answer } = await createReviewer()
  deps.clock.advance(day)
  await answer()
  await answer()
  deps.clock.advance(day)
  await answer()

  expect(await sumsOf(deps)).toEqual({ 1: { answers: 1, right: 1 } })
})

it('an answer counts on its day, and stays after the reviews are gone', async () => {
  const { deps, answer } = await createReviewer()
  deps.clock.advance(day)
  await answer()
  const today = Math.floor(deps.clock() / day) * day
  await deps.db.deleteFrom('reviews').execute()

  expect(await sumsOf(deps, { from: today, until: today + day })).toEqual({ 1: { answers: 1, right: 1 } })
  expect(await sumsOf(deps, { from: today + day, until: today + 2 * day })).toEqual({})
  expect(await sumsOf(deps, { from: 0, until: today })).toEqual({})
})
