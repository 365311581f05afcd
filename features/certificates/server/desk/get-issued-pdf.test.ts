import { expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { getIssuedPdf } from '../public/get-certificate-file.ts'
import type { Certificate } from '../records/certificate.store.ts'

async function prepare(wanted: Partial<Certificate> = {}) {
  const parts = await createCertificateParts()
  const { id } = await addTestCertificate(parts.db, (await createTestLearner(parts.db)).id, wanted)
  return { get: (certificateId = id) => getIssuedPdf(parts, certificateId) }
}

it('is what the learner has, although its public page shows no name', async () => {
  const { get } = await prepare({ name: 'ߝߊ߲ߕߊ' })

  const { title, text } = await readPdf(expectDone(await get()))

  expect(title).toContain('ߝߊ߲ߕߊ')
  expect(text).toContain('ߝߊ߲ߕߊ')
})

it('is not printed of a certificate that is revoked or unknown', async () => {
  const { get } = await prepare({ revoked: { at: 1, reason: 'x' } })

  expect(codeOf(await get())).toBe('revoked')
  expect(codeOf(await get('AbCdEfGhIjKlMnOpQrStUv'))).toBe('unknown-certificate')
})
