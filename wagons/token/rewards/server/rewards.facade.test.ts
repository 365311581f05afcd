import { expect, it } from 'vitest'
import {
  insertCertificateRequest,
  markReceived,
} from '#features/certificates/server/records/certificate-request.store.ts'
import { createOverview } from '#features/desk/server/get-overview.ts'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { addListedLearner, testOperator } from '#workshop/testing/app/desk-learners.ts'
import { createRewardList } from './list/create-reward-list.ts'
import { countListedCertificates } from './rewards.facade.ts'

it('the overview counts certificates that no reward list has yet (SX.35)', async () => {
  const deps = { ...(await createTestDeps()), countListedCertificates }
  expect((await createOverview(deps)('en')).unlisted).toBe(0)
  const id = await addListedLearner(deps, { id: 'waits' })
  await addTestCertificate(deps.db, id)
  await insertCertificateRequest(deps.db, id, { email: 'w@example.org', language: null, now: deps.clock() })
  await markReceived(deps.db, id)
  expect((await createOverview(deps)('en')).unlisted).toBe(1)

  await addTestClaim(deps.db, { id: 'listed', verified: testAddress('1') })
  await createRewardList(deps, testOperator)
  expect((await createOverview(deps)('en')).unlisted).toBe(0)
})
