import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { getCertificate } from '../own/get-certificate.ts'
import { requestCertificate } from '../own/request-certificate.ts'
import { declineRequests } from './decline-requests.ts'
import { issueCertificate } from './issue-certificate.ts'

const decline = async (parts: Awaited<ReturnType<typeof createCertificateParts>>, accountId: string) => {
  const { outcomes } = await declineRequests(parts, testOperator, {
    accountIds: [accountId],
    reason: 'Please use your own name.',
  })
  return outcomes[0]
}

it('tells the learner why, on the page and in an e-mail, and is written down', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)

  expect(await decline(parts, learner.id)).toMatchObject({ outcome: 'done', mailed: true })

  const reason = 'Please use your own name.'
  expect(await getCertificate(parts, learner)).toMatchObject({
    request: { declined: { at: parts.clock(), reason } },
    certificate: null,
  })
  const [message] = await parts.outbox.messages()
  expect(message?.recipients).toEqual([learner.email])
  expect(message?.text).toContain(reason)
  expect((await listAuditEvents(parts.db)).events).toMatchObject([
    { type: 'certificate-declined', accountId: learner.id, email: learner.email, detail: reason },
  ])
})

it('happens once, until the learner asks again', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  await decline(parts, learner.id)
  expect(await decline(parts, learner.id)).toMatchObject({ outcome: 'already-declined', mailed: false })

  expect(await requestCertificate(parts, learner)).toMatchObject({ created: true })
  expect(await requestCertificate(parts, learner)).toMatchObject({ created: false })

  expect((await getCertificate(parts, learner)).request?.declined).toBeNull()
  expect(await decline(parts, learner.id)).toMatchObject({ outcome: 'done' })
})

it('is too late once the certificate is issued, and unknown where nothing was asked for', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  await issueCertificate(parts, testOperator, learner.id)

  expect(await decline(parts, learner.id)).toMatchObject({ outcome: 'already-issued' })
  expect(await decline(parts, 'unknown')).toMatchObject({ outcome: 'not-requested' })
})

it('leaves room for a change of mind: what was declined may still be issued', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  await decline(parts, learner.id)

  expect(await issueCertificate(parts, testOperator, learner.id)).toBe('done')
  expect((await getCertificate(parts, learner)).request?.declined).toBeNull()
})
