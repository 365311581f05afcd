import { expect, it } from 'vitest'
import { listAuditEvents } from '#server/features/operators/audit-log.ts'
import { addTestCertificate } from '#server/testing/app/certificate.ts'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { testOperator } from '#server/testing/app/desk-learners.ts'
import { codeOf } from '#server/testing/app/identity.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { listCertifiedLearners } from '../certificates.reads.ts'
import { findCertificate } from '../records/certificate.store.ts'
import { revokeCertificate } from './revoke-certificate.ts'

it('is for good, once, with a reason that is written down', async () => {
  const deps = await createTestDeps()
  const { id: certificateId } = await addTestCertificate(deps.db, (await createTestLearner(deps.db)).id)
  const revoke = () => revokeCertificate(deps, testOperator, { certificateId, reason: 'not the own work' })

  expect(await revoke()).toEqual({ revokedAt: deps.clock() })
  deps.clock.advance(1)
  expect(codeOf(await revoke())).toBe('already-revoked')

  expect(await findCertificate(deps.db, certificateId)).toMatchObject({
    revoked: { at: deps.clock() - 1, reason: 'not the own work' },
  })
  expect(await listCertifiedLearners(deps.db)).toEqual([])
  expect((await listAuditEvents(deps.db)).events).toMatchObject([
    { type: 'certificate-revoked', subject: certificateId, detail: 'not the own work' },
  ])
})

it('knows no certificate that there is not', async () => {
  const deps = await createTestDeps()
  const input = { certificateId: 'nothing', reason: 'x' }
  expect(codeOf(await revokeCertificate(deps, testOperator, input))).toBe('unknown-certificate')
  expect((await listAuditEvents(deps.db)).events).toEqual([])
})
