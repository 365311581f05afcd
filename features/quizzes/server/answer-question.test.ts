import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/server/http/refusal.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { beginAttempt, playQuiz, rightOption, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { answerQuestion } from './answer-question.ts'
import { exportQuizzes } from './quizzes.facade.ts'

const listCompleted = async (...[db, learner]: Parameters<typeof exportQuizzes>) =>
  (await exportQuizzes(db, learner)).completions.map(({ moduleNumber }) => moduleNumber)

async function setUp(moduleNumber = 1) {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const { id: attemptId } = await beginAttempt(deps, learner.id, moduleNumber)
  const answer = async (position: number, option: string) => {
    const outcome = await answerQuestion(deps, learner.id, { attemptId, position, option })
    return outcome instanceof Refusal ? outcome.code : outcome
  }
  const stored = () =>
    deps.db.selectFrom('attempts').select(['answered', 'questions', 'passed_at']).executeTakeFirstOrThrow()
  return { deps, learner, attemptId, answer, stored }
}

describe('answering a question', () => {
  it('moves on to the next question when right (S4.16)', async () => {
    const { deps, answer } = await setUp()

    const outcome = await answer(1, rightOption(deps, 1, 1))

    expect(outcome).toMatchObject({ result: 'right', attempt: { question: { position: 2 } } })
  })

  it('compares case-insensitively (S9.8)', async () => {
    const { deps, answer } = await setUp()

    expect(await answer(1, rightOption(deps, 1, 1).toUpperCase())).toMatchObject({ result: 'right' })
  })

  it('stays on the same question when wrong (S4.18)', async () => {
    const { deps, answer, stored } = await setUp()

    const outcome = await answer(1, wrongOption(deps, 1, 1))

    expect(outcome).toMatchObject({ result: 'wrong', attempt: { question: { position: 1 } } })
    expect((await stored()).answered).toBe(0)
  })

  it('remembers a wrong option once, however often it is sent (S9.9)', async () => {
    const { deps, answer, stored } = await setUp()
    await answer(1, wrongOption(deps, 1, 1))
    const once = await stored()

    await answer(1, wrongOption(deps, 1, 1))

    expect(JSON.parse(once.questions)[0].tried).toHaveLength(1)
    expect(await stored()).toEqual(once)
  })

  it('counts a right answer that is sent twice once (S4.17)', async () => {
    const { deps, answer, stored } = await setUp()
    const right = rightOption(deps, 1, 1)

    const outcomes = await Promise.all([answer(1, right), answer(1, right)])

    expect(outcomes[0]).toEqual(outcomes[1])
    expect((await stored()).answered).toBe(1)
  })

  it('completes the module with the tenth right answer, not before (S1.4)', async () => {
    const { deps, learner, answer } = await setUp(4)
    await playQuiz(deps, learner.id, 4, 9)
    expect(await listCompleted(deps.db, learner.id)).toEqual([])

    const outcome = await answer(10, rightOption(deps, 4, 10))

    expect(outcome).toMatchObject({ result: 'right', attempt: { question: null } })
    expect(await listCompleted(deps.db, learner.id)).toEqual([4])
  })

  it('tells of first tries at the end alone, and only as good news (S9.9)', async () => {
    for (const [missed, told] of [
      [1, 9],
      [3, 7],
      [4, null],
    ] as const) {
      const { deps, answer } = await setUp()
      for (let position = 1; position <= 9; position++) {
        if (position <= missed) await answer(position, wrongOption(deps, 1, position))
        expect(await answer(position, rightOption(deps, 1, position))).toMatchObject({
          attempt: { firstTries: null },
        })
      }
      expect(await answer(10, rightOption(deps, 1, 10))).toMatchObject({
        attempt: { question: null, questionCount: 10, firstTries: told },
      })
    }
  })

  it('neither passes the attempt nor completes the module when either cannot be written', async () => {
    const { deps, learner, answer, stored } = await setUp()
    await playQuiz(deps, learner.id, 1, 9)
    await deps.db.schema.alterTable('completions').renameTo('completions_away').execute()

    await expect(answer(10, rightOption(deps, 1, 10))).rejects.toThrow('completions')

    expect(await stored()).toMatchObject({ answered: 9, passed_at: null })
  })

  it('completes a module once when the tenth answer is sent twice', async () => {
    const { deps, learner, answer } = await setUp()
    await playQuiz(deps, learner.id, 1, 9)
    const right = rightOption(deps, 1, 10)

    await Promise.all([answer(10, right), answer(10, right)])

    expect(await listCompleted(deps.db, learner.id)).toEqual([1])
  })

  it('keeps the first completion when a module is passed again', async () => {
    const { deps, learner } = await setUp()
    await playQuiz(deps, learner.id, 1)
    const first = await deps.db.selectFrom('completions').selectAll().executeTakeFirstOrThrow()
    deps.clock.advance(60_000)

    await playQuiz(deps, learner.id, 1)

    const rows = await deps.db.selectFrom('completions').selectAll().execute()
    expect(rows).toEqual([{ ...first, recorded_at: first.recorded_at + 60_000 }])
  })

  it('refuses a question that is not open yet', async () => {
    const { deps, answer, stored } = await setUp()

    expect(await answer(2, rightOption(deps, 1, 2))).toBe('question-not-open')
    expect((await stored()).answered).toBe(0)
  })

  it('refuses another option for a question that was answered', async () => {
    const { deps, answer, stored } = await setUp()
    await answer(1, rightOption(deps, 1, 1))

    expect(await answer(1, wrongOption(deps, 1, 1))).toBe('question-not-open')
    expect((await stored()).answered).toBe(1)
  })

  it('says so when the attempt has been finished, in another tab perhaps', async () => {
    const { deps, learner, answer } = await setUp()
    await playQuiz(deps, learner.id, 1)

    expect(await answer(4, wrongOption(deps, 1, 4))).toBe('attempt-finished')
    expect(await answer(4, rightOption(deps, 1, 4))).toMatchObject({
      result: 'right',
      attempt: { question: null },
    })
  })

  it('refuses an option that is none of the question', async () => {
    const { answer } = await setUp()

    expect(await answer(1, 'something else')).toBe('unknown-option')
  })

  it("refuses another learner's attempt like one that does not exist", async () => {
    const { deps, attemptId, stored } = await setUp()
    const other = await createTestLearner(deps.db)
    const option = rightOption(deps, 1, 1)

    const theirs = await answerQuestion(deps, other.id, { attemptId, position: 1, option })
    const none = await answerQuestion(deps, other.id, { attemptId: crypto.randomUUID(), position: 1, option })

    expect(theirs).toEqual(none)
    expect(theirs).toBeInstanceOf(Refusal)
    expect((await stored()).answered).toBe(0)
  })

  it('grades by the question the attempt began with after the content has changed', async () => {
    const { deps, learner, attemptId } = await setUp()
    const option = rightOption(deps, 1, 1)
    const rewritten = deps.bank
      .get(1)
      ?.map((entry) => ({ ...entry, options: ['a', 'b', 'c'], answer: 'a', version: 'new' }))
    const bank = new Map([[1, rewritten ?? []]])

    const outcome = await answerQuestion({ ...deps, bank }, learner.id, { attemptId, position: 1, option })

    expect(outcome).toMatchObject({ result: 'right' })
  })
})
