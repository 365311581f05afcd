import { expect, it, onTestFinished } from 'vitest'
import { addRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { issueCertificate } from '../desk/issue-certificate.ts'
import { createPrinter } from '../pdf/printer.ts'
import { getCertificate } from './get-certificate.ts'
import { saveCertificateName } from './save-certificate-name.ts'

it('counts until the certificate is issued, and not a moment longer', async () => {
  const parts = await createCertificateParts()
  const learner = await addRequest(parts)

  expect(await saveCertificateName(parts, learner.id, 'أمينة بنت علي')).toEqual({ name: 'أمينة بنت علي' })
  expect((await getCertificate(parts, learner)).request?.name).toBe('أمينة بنت علي')

  await issueCertificate(parts, testOperator, learner.id)
  expect(codeOf(await saveCertificateName(parts, learner.id, 'Amina'))).toBe('already-issued')
  expect((await getCertificate(parts, learner)).certificate?.name).toBe('أمينة بنت علي')
})

it('is of no use before the certificate was asked for', async () => {
  const parts = await createCertificateParts()
  const { id } = await createTestLearner(parts.db)
  expect(codeOf(await saveCertificateName(parts, id, 'Ada'))).toBe('not-requested')
})

it('opens no font for a name that cannot be saved', async () => {
  const printer = createPrinter({ mostTime: 1 })
  onTestFinished(() => printer.close())
  const parts = { ...(await createCertificateParts()), printer }
  const { id } = await createTestLearner(parts.db)
  const learner = await addRequest(parts)
  await issueCertificate(parts, testOperator, learner.id)

  expect(codeOf(await saveCertificateName(parts, id, '王小明'))).toBe('not-requested')
  expect(codeOf(await saveCertificateName(parts, learner.id, '王小明'))).toBe('already-issued')
})

it('is refused where no font has a shape for it, which is said', async () => {
  const parts = await createCertificateParts()
  const { id } = await addRequest(parts)
  expect(await saveCertificateName(parts, id, 'Ada 🚂')).toMatchObject({
    code: 'name-unprintable',
    message: expect.stringContaining('🚂'),
    refused: ['🚂'],
    field: 'name',
  })
})
