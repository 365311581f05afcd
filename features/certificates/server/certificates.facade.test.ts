import { expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import {
  exportCertificate,
  exportCertificateRequest,
  listCertificateStandings,
  listCertifiedLearners,
  listRevokedCertificates,
} from './certificates.facade.ts'
import { insertCertificateRequest } from './records/certificate-request.store.ts'

it("exports the learner's own request with its time, null when there is none", async () => {
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

it("exports the learner's own certificate, null when there is none", async () => {
  const { db } = await createTestDeps()
  const [learner, other] = [await createTestLearner(db), await createTestLearner(db)]
  const { id, statusIndex } = await addTestCertificate(db, learner.id, {
    issuedAt: 7,
    showsName: true,
    showsTokenSince: 7,
  })

  expect(await exportCertificate(db, learner.id)).toEqual({
    id,
    name: 'Ada Lovelace',
    issuedAt: 7,
    moduleCount: 9,
    revokedAt: null,
    revokeReason: null,
    showsName: true,
    confirmsName: false,
    showsToken: true,
    statusIndex,
  })
  expect(await exportCertificate(db, other.id)).toBeNull()
})

it('says of some accounts whose certificate is valid, and lists the revoked ones', async () => {
  const { db } = await createTestDeps()
  const [one, two, without] = [
    await createTestLearner(db),
    await createTestLearner(db),
    await createTestLearner(db),
  ]
  await addTestCertificate(db, one.id, { id: 'c1', issuedAt: 5, showsTokenSince: 5 })
  await addTestCertificate(db, two.id, { id: 'c2', revoked: { at: 8, reason: 'x' } })
  const revoked = { certificateId: 'c2', accountId: two.id, isValid: false }

  const standings = await listCertificateStandings(db, [one.id, two.id, without.id])

  expect(standings.get(one.id)).toEqual({
    ...{
      certificateId: 'c1',
      accountId: one.id,
      issuedAt: 5,
      isValid: true,
      revokedAt: null,
      showsToken: true,
    },
  })
  expect(standings.get(two.id)).toEqual({ ...revoked, revokedAt: 8, issuedAt: 0, showsToken: false })
  expect(standings.has(without.id)).toBe(false)
  expect(await listRevokedCertificates(db)).toEqual([revoked])
  expect((await listCertificateStandings(db, [])).size).toBe(0)
})

it('lists the learners whose certificate is valid, sorted by its id on every engine alike', async () => {
  const { db } = await createTestDeps()
  const ids = ['b', 'A', '_', '-', 'a', 'Z']
  for (const id of ids) await addTestCertificate(db, (await createTestLearner(db)).id, { id, issuedAt: 7 })
  await addTestCertificate(db, (await createTestLearner(db)).id, { id: 'c', revoked: { at: 8, reason: 'x' } })
  await createTestLearner(db)

  const listed = await listCertifiedLearners(db)

  expect(listed.map(({ certificateId }) => certificateId)).toEqual(['-', 'A', 'Z', '_', 'a', 'b'])
  expect(listed[0]).toEqual({ certificateId: '-', accountId: expect.any(String), issuedAt: 7 })
})
