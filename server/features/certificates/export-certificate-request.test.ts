import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { insertCertificateRequest } from './certificate-request.store.ts'
import { exportCertificateRequest } from './certificates.reads.ts'

it("has the learner's own request with its time, null when there is none", async () => {
  const { db } = await createTestDeps()
  const [learner, other] = [await createTestLearner(db), await createTestLearner(db)]
  await insertCertificateRequest(db, learner.id, { email: 'ada@example.org', language: null, now: 7 })

  expect(await exportCertificateRequest(db, learner.id)).toEqual({
    email: 'ada@example.org',
    received: false,
    requestedAt: 7,
    name: null,
    language: null,
    declinedAt: null,
    declineReason: null,
    emailSentAt: null,
    correction: null,
    history: [],
  })
  expect(await exportCertificateRequest(db, other.id)).toBeNull()
})
