import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addUsualRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { requestCertificate } from '../own/request-certificate.ts'
import { findCertificateRequest } from '../records/certificate-request.store.ts'
import { declineRequests } from './decline-requests.ts'
import { issueCertificate } from './issue-certificate.ts'
import { saveByHand } from './save-by-hand.ts'

it('a request that is taken back from the rule, and left to it again, is in the audit log', async () => {
  const parts = await createCertificateParts()
  const { id: accountId } = await addUsualRequest(parts)

  expect(await saveByHand(parts, testOperator, { accountId, byHand: true })).toEqual({ byHand: true })
  expect(await saveByHand(parts, testOperator, { accountId, byHand: false })).toEqual({ byHand: false })

  expect((await listAuditEvents(parts.db)).events).toMatchObject([
    { by: testOperator.email, type: 'certificate-left-to-rule', subject: accountId },
    { by: testOperator.email, type: 'certificate-kept-by-hand', subject: accountId },
  ])
})

it('nothing is taken back from the rule without a request, or once the certificate is issued', async () => {
  const parts = await createCertificateParts()
  const { id: accountId } = await addUsualRequest(parts)
  const save = async (id: string) =>
    codeOf(await saveByHand(parts, testOperator, { accountId: id, byHand: true }))

  expect(await save('unknown')).toBe('not-requested')
  await issueCertificate(parts, testOperator, accountId)
  expect(await save(accountId)).toBe('already-issued')
})

it('what another operator has declined meanwhile is not left to the rule, not even once its learner asks again', async () => {
  const parts = await createCertificateParts()
  const learner = await addUsualRequest(parts)
  const accountId = learner.id
  await saveByHand(parts, testOperator, { accountId, byHand: true })
  await declineRequests(parts, testOperator, { accountIds: [accountId], reason: 'who is this?' })

  const outcome = await saveByHand(parts, testOperator, { accountId, byHand: false })
  expect(codeOf(outcome)).toBe('already-declined')
  await requestCertificate(parts, learner)
  expect((await findCertificateRequest(parts.db, accountId))?.rule.left).toBe('declined')
})
