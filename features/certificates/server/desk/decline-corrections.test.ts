import { expect, it } from 'vitest'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { getCertificate } from '../own/get-certificate.ts'
import { requestCorrection } from '../own/request-correction.ts'
import { declineCorrections } from './decline-requests.ts'
import { issueCertificate } from './issue-certificate.ts'

it('a correction that is declined leaves the certificate valid, and the learner reads why and may ask again', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  await issueCertificate(parts, testOperator, learner.id)
  await requestCorrection(parts, learner.id, 'Anne Other')
  const decline = () =>
    declineCorrections(parts, testOperator, { accountIds: [learner.id], reason: 'That is another person.' })

  expect((await decline()).outcomes).toMatchObject([{ outcome: 'done', mailed: true }])
  expect((await decline()).outcomes).toMatchObject([{ outcome: 'not-requested' }])

  const { certificate, correction, history } = await getCertificate(parts, learner)
  expect(certificate).toMatchObject({ name: 'Ada Lovelace', revokedAt: null })
  expect(correction).toBeNull()
  expect(history).toContainEqual({
    kind: 'correction-declined',
    at: parts.clock(),
    detail: 'That is another person.',
  })
  const [message] = await parts.outbox.messages()
  expect(message?.text).toContain('That is another person.')
  expect(await requestCorrection(parts, learner.id, 'Ada King')).toMatchObject({ name: 'Ada King' })
})
