import { expect, it } from 'vitest'
import {
  insertCertificateRequest,
  markCorrection,
  markReceived,
} from '#features/certificates/server/records/certificate-request.store.ts'
import { attendClass } from '#features/classes/server/attend-class.ts'
import { answerQuestion } from '#features/quizzes/server/answer-question.ts'
import { day } from '#platform/server/clock/clock.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { addRequest } from '#workshop/testing/app/certificate-requests.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { addListedLearner } from '#workshop/testing/app/desk-learners.ts'
import { playQuiz, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { createOverview } from './get-overview.ts'

/** Adds learners who answer the first question of module 1 wrongly, then rightly, and stop. */
async function addStumbling(deps: TestDeps, ids: readonly string[]) {
  for (const id of ids) {
    const learner = await addListedLearner(deps, { id })
    const { id: attemptId } = await playQuiz(deps, learner, 1, 0)
    await answerQuestion(deps, learner, { attemptId, position: 1, option: wrongOption(deps, 1, 1) })
    await playQuiz(deps, learner, 1, 1)
  }
}

it('counts registrations by weeks from Monday on, the running one last, and all learners before', async () => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: 'long ago' })
  deps.clock.advance(400 * day)
  await addListedLearner(deps, { id: 'last week' })
  deps.clock.advance(7 * day)
  for (const id of ['a', 'b']) await addListedLearner(deps, { id })
  const { weeks, learners, computedAt } = await createOverview(deps)('en')
  expect(weeks).toHaveLength(26)
  expect(weeks.slice(-3).map(({ registered }) => registered)).toEqual([0, 1, 2])
  expect(learners).toBe(4)
  expect(computedAt).toBe(deps.clock())
  for (const { startsAt } of weeks) expect(new Date(startsAt).toUTCString()).toMatch(/^Mon, .* 00:00:00 GMT$/)
})

it('counts who went to each class, began each quiz and completed it (SX.35)', async () => {
  const deps = await createTestDeps()
  const [a, b] = [await addListedLearner(deps, { id: 'a' }), await addListedLearner(deps, { id: 'b' })]
  for (const learner of [a, b]) await attendClass(deps, learner, 1)
  await playQuiz(deps, a, 1)
  await playQuiz(deps, a, 2, 4)
  await playQuiz(deps, b, 5)
  await addRequest(deps)
  const { modules, begunAny, completedAll, certificates } = await createOverview(deps)('en')
  expect(modules.slice(0, 3)).toEqual([
    { moduleNumber: 1, attended: 2, begun: 2, completed: 2, notGoneOn: 0 },
    { moduleNumber: 2, attended: 0, begun: 2, completed: 1, notGoneOn: 0 },
    { moduleNumber: 3, attended: 0, begun: 1, completed: 1, notGoneOn: 0 },
  ])
  expect(modules[4]).toEqual({ moduleNumber: 5, attended: 0, begun: 2, completed: 2, notGoneOn: 1 })
  expect({ begunAny, completedAll, certificates }).toEqual({
    begunAny: 3,
    completedAll: 1,
    certificates: expect.objectContaining({ waiting: 1, issued: 0 }),
  })
  expect(modules).toHaveLength(9)
})

it('says what waits for an operator, since when, and who looks unusual (SX.35)', async () => {
  const deps = await createTestDeps()
  expect(await createOverview(deps)('en')).toMatchObject({
    certificates: {
      waiting: 0,
      oldestWaitingAt: null,
      odd: 0,
      byRule: 0,
      corrections: 0,
      unsent: 0,
      issued: 0,
    },
  })
  const since = deps.clock()
  await addRequest(deps)
  deps.clock.advance(day)
  await addRequest(deps, { name: 'www.example.org' })
  const id = await addListedLearner(deps, { id: 'corrects' })
  await addTestCertificate(deps.db, id)
  await insertCertificateRequest(deps.db, id, { email: 'c@example.org', language: null, now: deps.clock() })
  await markReceived(deps.db, id)
  await markCorrection(deps.db, id, 'Ada King', deps.clock())
  expect(await createOverview(deps)('en')).toMatchObject({
    certificates: {
      waiting: 2,
      oldestWaitingAt: since,
      odd: 2,
      byRule: 0,
      corrections: 1,
      unsent: 1,
      issued: 1,
    },
  })
})

it('names the hardest questions, once enough have answered them, and where people stopped a day ago (SX.35)', async () => {
  const deps = await createTestDeps()
  await addStumbling(deps, ['a', 'b', 'c', 'd'])
  const early = await createOverview(deps)('en')
  expect([early.hardest, early.stops]).toEqual([[], []])

  await playQuiz(deps, await addListedLearner(deps, { id: 'e' }), 1)
  deps.clock.advance(day + 1)
  const [first, second] = deps.bank.get(1) ?? []
  const { hardest, stops, sample } = await createOverview(deps)('en')
  expect(hardest[0]).toMatchObject({
    id: first?.id,
    moduleNumber: 1,
    question: first?.question,
    answered: 5,
    firstTry: 1,
  })
  expect(stops).toMatchObject([{ id: second?.id, moduleNumber: 1, question: second?.question, stopped: 4 }])
  expect(sample).toBe(1000)
  expect((await createOverview(deps)('fr')).hardest[0]?.question).toBe(first?.translations.fr?.question)
})

it('counts once a minute at most, and says when', async () => {
  const deps = await createTestDeps()
  const overview = createOverview(deps)
  const [one, other] = await Promise.all([overview('en'), overview('fr')])
  expect(one.computedAt).toBe(other.computedAt)
  await addListedLearner(deps, { id: 'a' })
  deps.clock.advance(59_999)
  expect((await overview('en')).learners).toBe(0)
  deps.clock.advance(1)
  expect(await overview('en')).toMatchObject({ learners: 1, computedAt: deps.clock() })
})

it('counts anew when the last count failed', async () => {
  const deps = await createTestDeps()
  const overview = createOverview(deps)
  await deps.db.schema.alterTable('attendances').renameTo('away').execute()
  await expect(overview('en')).rejects.toThrow()
  await deps.db.schema.alterTable('away').renameTo('attendances').execute()
  expect((await overview('en')).learners).toBe(0)
})
