import { expect, it } from 'vitest'
import { addTestCertificate } from '#server/testing/app/certificate.ts'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { listCertificateStandings, listRevokedCertificates } from './certificates.reads.ts'

it('says of some accounts whose certificate holds, and lists the revoked ones', async () => {
  const { db } = await createTestDeps()
  const [one, two, without] = [
    await createTestLearner(db),
    await createTestLearner(db),
    await createTestLearner(db),
  ]
  await addTestCertificate(db, one.id, { id: 'c1' })
  await addTestCertificate(db, two.id, { id: 'c2', revoked_at: 8 })
  const revoked = { certificateId: 'c2', accountId: two.id, holds: false }

  const standings = await listCertificateStandings(db, [one.id, two.id, without.id])

  expect(standings.get(one.id)).toEqual({ certificateId: 'c1', accountId: one.id, holds: true })
  expect(standings.get(two.id)).toEqual(revoked)
  expect(standings.has(without.id)).toBe(false)
  expect(await listRevokedCertificates(db)).toEqual([revoked])
  expect((await listCertificateStandings(db, [])).size).toBe(0)
})
