import { expect, it } from 'vitest'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { issueCertificate } from '../desk/issue-certificate.ts'
import { getCertificate } from './get-certificate.ts'

it('is nothing before it is asked for', async () => {
  const parts = await createCertificateParts()
  const learner = await createTestLearner(parts.db)
  expect(await getCertificate(parts, learner)).toEqual({
    request: null,
    certificate: null,
    rule: null,
    usualHours: null,
    correction: null,
    history: [],
    contact: null,
    issuer: 'EduTrain',
  })
})

it('has the name of the profile while it waits, and once issued its address and the way to LinkedIn', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)
  expect(await getCertificate(parts, learner)).toEqual({
    request: { requestedAt: parts.clock(), name: 'Ada Lovelace', declined: null },
    certificate: null,
    rule: null,
    usualHours: null,
    correction: null,
    history: [{ kind: 'requested', at: parts.clock(), detail: '' }],
    contact: null,
    issuer: 'EduTrain',
  })

  await issueCertificate(parts, testOperator, learner.id)

  const { certificate } = await getCertificate(parts, learner)
  expect(certificate).toMatchObject({ name: 'Ada Lovelace', showsName: false, revokedAt: null })
  const url = `https://edutrain.example/certificates/${certificate?.id}`
  expect(certificate?.url).toBe(url)
  const { origin, pathname, searchParams } = new URL(certificate?.linkedIn ?? '')
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Web3 basics: the complete EduTrain journey',
    organizationName: 'EduTrain',
    issueYear: '2026',
    issueMonth: '5',
    certUrl: url,
    certId: certificate?.id,
  })
})
