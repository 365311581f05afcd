import { expect, it } from 'vitest'
import { addTestCertificate } from '#server/testing/app/certificate.ts'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { exportCertificate } from './certificates.reads.ts'

it("has the learner's own certificate, null when there is none", async () => {
  const { db } = await createTestDeps()
  const [learner, other] = [await createTestLearner(db), await createTestLearner(db)]
  const { id, status_index } = await addTestCertificate(db, learner.id, { issued_at: 7, shows_name: 1 })

  expect(await exportCertificate(db, learner.id)).toEqual({
    id,
    name: 'Ada Lovelace',
    issuedAt: 7,
    revokedAt: null,
    revokeReason: null,
    showsName: true,
    statusIndex: status_index,
  })
  expect(await exportCertificate(db, other.id)).toBeNull()
})
