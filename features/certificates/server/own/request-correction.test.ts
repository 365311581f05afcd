import { expect, it } from 'vitest'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { issueCertificate } from '../desk/issue-certificate.ts'
import { listRequests } from '../desk/list-requests.ts'
import { revokeCertificate } from '../desk/revoke-certificate.ts'
import { getCertificate } from './get-certificate.ts'
import { requestCorrection } from './request-correction.ts'

it('a learner asks for another name after the issue, and the queue shows the latest wish', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  await issueCertificate(parts, testOperator, learner.id)

  const askedAt = parts.clock()
  expect(await requestCorrection(parts, learner.id, 'Ada King')).toEqual({ name: 'Ada King', askedAt })
  parts.clock.advance(1)
  await requestCorrection(parts, learner.id, 'Augusta Ada King')
  await requestCorrection(parts, learner.id, 'Augusta Ada King')

  const correction = { name: 'Augusta Ada King', askedAt: askedAt + 1 }
  expect(await getCertificate(parts, learner)).toMatchObject({
    certificate: { name: 'Ada Lovelace' },
    correction,
  })
  expect(expectDone(await listRequests(parts, { list: 'corrections' })).requests).toMatchObject([
    { accountId: learner.id, name: 'Ada Lovelace', correction },
  ])
})

it('a correction is refused before the issue, after a revocation, and for what changes nothing or cannot be printed', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  const ask = async (name = 'Ada King') => codeOf(await requestCorrection(parts, learner.id, name))

  expect(await ask()).toBe('not-issued')
  await issueCertificate(parts, testOperator, learner.id)
  expect(await ask('Ada 🚂')).toBe('name-unprintable')
  expect(await ask('Ada Lovelace')).toBe('same-name')
  const { id: certificateId } = (await getCertificate(parts, learner)).certificate ?? { id: '' }
  await revokeCertificate(parts, testOperator, { certificateId, reason: 'x' })
  expect(await ask()).toBe('revoked')
})
