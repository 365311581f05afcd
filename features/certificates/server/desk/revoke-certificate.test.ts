import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { readTestIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { listCertifiedLearners } from '../certificates.facade.ts'
import { getCertificate } from '../own/get-certificate.ts'
import { findCertificate, findCertificateOf } from '../records/certificate.store.ts'
import { issueCertificates } from './issue-certificate.ts'
import { listRequests } from './list-requests.ts'
import { recordRevocation, revokeCertificate } from './revoke-certificate.ts'

it('is for good, once, with a reason that is written down', async () => {
  const deps = await createTestDeps()
  const { id: certificateId } = await addTestCertificate(deps.db, (await createTestLearner(deps.db)).id)
  const revoke = () => recordRevocation(deps, testOperator, { certificateId, reason: 'not the own work' })

  expect(await revoke()).toMatchObject({ revokedAt: deps.clock() })
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

it.each([
  ['en', /We have revoked your certificate, for this reason: not the own work/, /write to help@example\.org/],
  ['fr', /a été révoqué\. Motif\u00a0: not the own work/, /écrivez à help@example\.org/],
])('is told to the learner, with the reason and whom to write to, in %s', async (language, says, asks) => {
  const issuer = readTestIssuer({ ISSUER_EMAIL: 'help@example.org' })
  const parts = { ...(await createCertificateParts()), issuer }
  const learner = await addRequest(parts, { language })
  await issueCertificates(parts, testOperator, { accountIds: [learner.id] })
  const { id: certificateId = '' } = (await findCertificateOf(parts.db, learner.id)) ?? {}

  const outcome = await revokeCertificate(parts, testOperator, { certificateId, reason: 'not the own work' })

  expect(outcome).toEqual({ revokedAt: parts.clock(), mailed: true })
  const message = (await parts.outbox.messages()).at(-1)
  expect(message?.recipients).toEqual([learner.email])
  expect(message?.text).toMatch(says)
  expect(message?.text).toMatch(asks)
  const { history } = await getCertificate(parts, learner)
  expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['revoked', 'mailed'])
})

it('stays when the learner cannot be told, and then waits among the e-mails that were not sent', async () => {
  const server = await startTestMailServer()
  await server.close()
  const parts = await createCertificateParts({ SMTP_URL: server.url })
  const learner = await addRequest(parts)
  await issueCertificates({ ...parts, mailer: parts.outbox }, testOperator, { accountIds: [learner.id] })
  const { id: certificateId = '' } = (await findCertificateOf(parts.db, learner.id)) ?? {}

  const outcome = await revokeCertificate(parts, testOperator, { certificateId, reason: 'x' })

  expect(outcome).toMatchObject({ mailed: false })
  expect((await findCertificateOf(parts.db, learner.id))?.revoked).not.toBeNull()
  expect(expectDone(await listRequests(parts, { list: 'unsent' })).requests).toHaveLength(1)
})

it('knows no certificate that there is not', async () => {
  const deps = await createTestDeps()
  const input = { certificateId: 'nothing', reason: 'x' }
  expect(codeOf(await recordRevocation(deps, testOperator, input))).toBe('unknown-certificate')
  expect((await listAuditEvents(deps.db)).events).toEqual([])
})
