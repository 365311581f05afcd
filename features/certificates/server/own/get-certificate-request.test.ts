import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { getCertificateRequest } from './request-certificate.ts'

it('is null for a learner who has not asked, also when another has', async () => {
  const deps = await createTestDeps()
  const other = await createTestLearner(deps.db)
  await deps.db
    .insertInto('certificate_requests')
    .values({ account_id: other.id, email: other.email, received: 1, requested_at: 0 })
    .execute()

  expect(await getCertificateRequest(deps.db, (await createTestLearner(deps.db)).id)).toBeNull()
  expect(await getCertificateRequest(deps.db, other.id)).toEqual({ email: other.email, received: true })
})
