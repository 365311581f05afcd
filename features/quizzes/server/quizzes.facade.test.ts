import { describe, expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { beginAttempt, playQuiz, rightOption, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { answerQuestion } from './answer-question.ts'
import {
  countCompletedModules,
  exportQuizzes,
  listFirstAnswers,
  listQuizSpans,
  publishQuestions,
  recordCompletionAgain,
} from './quizzes.facade.ts'

it('publishes each question once, however often the server starts', async () => {
  const deps = await createTestDeps()

  await publishQuestions(deps, deps.bank)

  const rows = await deps.db.selectFrom('questions').select('id').execute()
  expect(rows).toHaveLength(90)
})

it('keeps the old version of a question beside the new one', async () => {
  const deps = await createTestDeps()
  const first = deps.bank.get(1)?.[0]
  if (!first) throw new Error('the bank is empty')

  await publishQuestions(deps, new Map([[1, [{ ...first, hint: 'another', version: 'new' }]]]))

  const rows = await deps.db.selectFrom('questions').select('version').where('id', '=', first.id).execute()
  expect(rows.map((row) => row.version).toSorted()).toEqual([first.version, 'new'].toSorted())
})

it('makes a completed module the one recorded last', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1)
  deps.clock.advance(1_000)
  await playQuiz(deps, learner.id, 2)
  deps.clock.advance(1_000)

  expect(await recordCompletionAgain(deps.db, learner.id, 1, deps.clock())).toBe(true)

  const { completions } = await exportQuizzes(deps.db, learner.id)
  const last = completions.toSorted((one, other) => other.recordedAt - one.recordedAt)
  expect(last.map(({ moduleNumber }) => moduleNumber)).toEqual([1, 2])
})

it('completes nothing that no attempt has passed', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1, 9)

  expect(await recordCompletionAgain(deps.db, learner.id, 1, deps.clock())).toBe(false)

  expect((await exportQuizzes(deps.db, learner.id)).completions).toEqual([])
})

it('counts the modules of each of some learners', async () => {
  const deps = await createTestDeps()
  const [ada, bob] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  for (const number of [1, 5]) await playQuiz(deps, ada.id, number)
  expect(await countCompletedModules(deps.db, [ada.id, bob.id], 9)).toEqual(new Map([[ada.id, 2]]))
  expect(await countCompletedModules(deps.db, [], 9)).toEqual(new Map())
})

describe('the first answers', () => {
  it('has the questions answered rightly, of an open quiz too, and no other', async () => {
    const deps = await createTestDeps()
    const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
    await playQuiz(deps, learner.id, 2, 2)
    deps.clock.advance(5_000)
    await playQuiz(deps, learner.id, 2, 3)
    await playQuiz(deps, other.id, 1)

    const answers = await listFirstAnswers(deps.db, learner.id)

    expect(answers.map(({ questionId }) => questionId)).toEqual(
      deps.bank
        .get(2)
        ?.slice(0, 3)
        .map(({ id }) => id),
    )
    const now = deps.clock()
    expect(answers.map(({ answeredAt }) => answeredAt)).toEqual([now - 5_000, now - 5_000, now])
    expect(answers[0]).toMatchObject({ moduleNumber: 2, wasMissed: false })
  })

  it('says how each went the first time, whatever a later attempt brought, and every version in its order', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const { id } = await beginAttempt(deps, learner.id, 1)
    await answerQuestion(deps, learner.id, { attemptId: id, position: 1, option: wrongOption(deps, 1, 1) })
    await playQuiz(deps, learner.id, 1)
    const answeredAt = deps.clock()
    const before = await listFirstAnswers(deps.db, learner.id)
    deps.clock.advance(1_000)

    const [first, ...others] = deps.bank.get(1) ?? []
    if (!first) throw new Error('module 1 has questions')
    const bank = new Map([[1, [{ ...first, version: 'new' }, ...others]]])
    await playQuiz({ ...deps, bank, randomIndex: () => 0 }, learner.id, 1)

    expect(before.map(({ wasMissed }) => wasMissed)).toEqual([true, ...Array<boolean>(9).fill(false)])
    expect(before[0]).toMatchObject({ answeredAt })
    const after = await listFirstAnswers(deps.db, learner.id)
    expect(after.map(({ versions: _, ...first }) => first)).toEqual(
      before.map(({ versions: _, ...first }) => first),
    )
    expect(after[0]?.versions.map(({ version }) => version)).toEqual([first.version, 'new'])
    expect(after[0]?.versions.map(({ order }) => [...order].sort())).toEqual([
      first.options.map((_, index) => index),
      first.options.map((_, index) => index),
    ])
  })

  it('of an attempt from before times were kept each question counts as answered when it was begun', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const startedAt = deps.clock()
    const { id } = await playQuiz(deps, learner.id, 1, 1)
    deps.clock.advance(5_000)
    await playQuiz(deps, learner.id, 1)
    const { questions } = await deps.db
      .selectFrom('attempts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const former = JSON.parse(questions).map(
      ({ answeredAt: _, ...question }: { answeredAt: number }) => question,
    )
    await deps.db
      .updateTable('attempts')
      .set({ questions: JSON.stringify(former) })
      .where('id', '=', id)
      .execute()

    const answers = await listFirstAnswers(deps.db, learner.id)

    expect(new Set(answers.map(({ answeredAt }) => answeredAt))).toEqual(new Set([startedAt]))
  })
})

it('all modules took from the first quiz begun to the last one completed, also for learners who repeat one later', async () => {
  const deps = await createTestDeps()
  const [learner, slow] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  for (const number of [3, 1, 2, 4, 5, 6, 7, 8]) {
    await playQuiz(deps, learner.id, number)
    deps.clock.advance(60_000)
  }
  expect(await listQuizSpans(deps.db, [learner.id, slow.id], 9)).toEqual(new Map())

  await playQuiz(deps, learner.id, 9)
  deps.clock.advance(9_000_000)
  await playQuiz(deps, learner.id, 9)

  expect(await listQuizSpans(deps.db, [learner.id, slow.id], 9)).toEqual(new Map([[learner.id, 8 * 60_000]]))
  expect(await listQuizSpans(deps.db, [], 9)).toEqual(new Map())
})

describe('the export', () => {
  it("has the learner's own attempts and completions", async () => {
    const deps = await createTestDeps()
    const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
    const now = deps.clock()
    const passed = await playQuiz(deps, learner.id, 1)
    await playQuiz(deps, other.id, 2)

    const { attempts, completions } = await exportQuizzes(deps.db, learner.id)

    expect(attempts).toMatchObject([
      { id: passed.id, moduleNumber: 1, answered: 10, startedAt: now, passedAt: now, language: 'en' },
    ])
    expect(attempts[0]?.questions).toHaveLength(10)
    expect(attempts[0]?.questions[0]).toMatchObject({ answeredAt: now })
    expect(completions).toEqual([
      { moduleNumber: 1, attemptId: passed.id, completedAt: now, recordedAt: now },
    ])
  })

  it('has the wrong options that were tried, but no text of a right one', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const { id } = await beginAttempt(deps, learner.id, 1)
    await answerQuestion(deps, learner.id, { attemptId: id, position: 1, option: wrongOption(deps, 1, 1) })

    const exported = await exportQuizzes(deps.db, learner.id)

    expect(exported.attempts[0]?.questions[0]?.tried).toHaveLength(1)
    expect(JSON.stringify(exported)).not.toContain(rightOption(deps, 1, 1))
  })

  it('has no word of a question that was not asked yet', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    await playQuiz(deps, learner.id, 1, 3)

    const { attempts } = await exportQuizzes(deps.db, learner.id)

    const asked = deps.bank.get(1)?.slice(0, 4)
    expect(attempts[0]?.questions.map(({ id }) => id)).toEqual(asked?.map(({ id }) => id))
  })
})
