import { expect, it } from 'vitest'
import { addTestCertificate } from '#server/testing/app/certificate.ts'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { listCertifiedLearners } from './certificates.reads.ts'

it('has those whose certificate holds, sorted by its id on every engine alike', async () => {
  const { db } = await createTestDeps()
  const ids = ['b', 'A', '_', '-', 'a', 'Z']
  for (const id of ids) await addTestCertificate(db, (await createTestLearner(db)).id, { id, issued_at: 7 })
  await addTestCertificate(db, (await createTestLearner(db)).id, { id: 'c', revoked_at: 8 })
  await createTestLearner(db)

  const listed = await listCertifiedLearners(db)

  expect(listed.map(({ certificateId }) => certificateId)).toEqual(['-', 'A', 'Z', '_', 'a', 'b'])
  expect(listed[0]).toEqual({ certificateId: '-', accountId: expect.any(String), issuedAt: 7 })
})
