import { expect, it } from 'vitest'
import { attendClass } from '#features/classes/server/attend-class.ts'
import { answerQuestion } from '#features/quizzes/server/answer-question.ts'
import { addRequest } from '#workshop/testing/app/certificate-requests.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { addListedLearner, testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { playQuiz, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { getLearner } from './get-learner.ts'

it('tells an operator what one learner has done, and nothing of others (SX.37)', async () => {
  const deps = await createTestDeps()
  const now = deps.clock()
  const ada = await addListedLearner(deps, { id: 'ada', name: 'Ada' })
  const other = await addListedLearner(deps, { id: 'other' })
  await attendClass(deps, ada, 1)
  const { id: first } = await playQuiz(deps, ada, 1)
  deps.clock.advance(1)
  const { id: second } = await playQuiz(deps, ada, 2, 0)
  await answerQuestion(deps, ada, { attemptId: second, position: 1, option: wrongOption(deps, 2, 1) })
  await playQuiz(deps, ada, 2, 2)
  await playQuiz(deps, other, 3)

  const learner = expectDone(await getLearner(deps, testOperator, 'ada'))

  expect(learner.account).toMatchObject({
    email: 'ada@example.org',
    disabled: false,
    hasPassword: false,
    providers: [],
    sessions: 0,
  })
  expect(learner.profile).toMatchObject({ name: 'Ada', walletAddress: '' })
  expect(learner.modules).toHaveLength(9)
  expect(learner.modules[0]).toEqual({
    moduleNumber: 1,
    attendedAt: now,
    attendedBy: 'class',
    completedAt: now,
  })
  expect(learner.modules[2]).toEqual({
    moduleNumber: 3,
    attendedAt: null,
    attendedBy: null,
    completedAt: null,
  })
  expect(learner.attempts).toMatchObject([
    { id: second, moduleNumber: 2, passedAt: null, answered: 2, firstTry: 1 },
    { id: first, moduleNumber: 1, passedAt: now, answered: 10, firstTry: 10 },
  ])
  expect(learner.certificateHistory).toEqual([])
})

it('tells what became of the request for a certificate, the earliest first', async () => {
  const deps = await createTestDeps()
  const { id } = await addRequest(deps)

  const { certificateHistory } = expectDone(await getLearner(deps, testOperator, id))

  expect(certificateHistory).toEqual([{ at: deps.clock(), kind: 'requested', detail: '' }])
})

it('refuses an unknown id', async () => {
  const deps = await createTestDeps()
  expect(codeOf(await getLearner(deps, testOperator, 'unknown'))).toBe('unknown-learner')
})
