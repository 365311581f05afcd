import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/server/http/refusal.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { getCertificateRequest, requestCertificate } from './request-certificate.ts'

async function learnerWith(modules: number[]) {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  for (const number of modules) await playQuiz(deps, learner.id, number)
  return { deps, learner }
}

describe('requesting the certificate (S4.30, S4.32)', () => {
  it('stores a request that is not received yet once all nine modules are done, in whatever order (S3.6)', async () => {
    const { deps, learner } = await learnerWith([9, 8, 7, 6, 5, 4, 3, 2, 1])

    const outcome = await requestCertificate(deps, learner)

    expect(outcome).toEqual({ created: true, request: { email: learner.email, received: false } })
    expect(await getCertificateRequest(deps.db, learner.id)).toEqual({
      email: learner.email,
      received: false,
    })
  })

  it('stores one request, whatever the number of clicks (S7.18)', async () => {
    const { deps, learner } = await learnerWith([1, 2, 3, 4, 5, 6, 7, 8, 9])

    const outcomes = await Promise.all([requestCertificate(deps, learner), requestCertificate(deps, learner)])

    const created = outcomes.map((outcome) => !(outcome instanceof Refusal) && outcome.created)
    expect(created.toSorted()).toEqual([false, true])
  })

  it('refuses an account without an e-mail, to which nothing could be sent', async () => {
    const { deps, learner } = await learnerWith([1, 2, 3, 4, 5, 6, 7, 8, 9])

    const outcome = await requestCertificate(deps, { ...learner, email: '' })

    expect(outcome).toMatchObject({ code: 'email-missing' })
    expect(await getCertificateRequest(deps.db, learner.id)).toBeNull()
  })

  it('refuses while a module is missing, and stores nothing (S9.7)', async () => {
    const { deps, learner } = await learnerWith([1, 2, 3, 4, 5, 6, 7, 9])

    const outcome = await requestCertificate(deps, learner)

    expect(outcome).toBeInstanceOf(Refusal)
    expect(await getCertificateRequest(deps.db, learner.id)).toBeNull()
  })
})
