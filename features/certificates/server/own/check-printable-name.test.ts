import { expect, it } from 'vitest'
import { createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { checkPrintableName } from './check-printable-name.ts'

it('names the characters that cannot be printed', async () => {
  const parts = await createCertificateParts()
  const { id } = await createTestLearner(parts.db)

  expect(await checkPrintableName(parts, id, 'ทำนอง')).toBeUndefined()
  expect(await checkPrintableName(parts, id, 'Ada 🚂')).toMatchObject({
    code: 'name-unprintable',
    field: 'name',
    refused: ['🚂'],
  })
})

it('is done twenty times in ten minutes for a learner, and goes on for others', async () => {
  const parts = await createCertificateParts()
  const [learner, other] = [await createTestLearner(parts.db), await createTestLearner(parts.db)]
  for (let time = 1; time <= 20; time++)
    expect(await checkPrintableName(parts, learner.id, `Ada ${time}`)).toBeUndefined()

  const refused = await checkPrintableName(parts, learner.id, 'Ada')
  expect([codeOf(refused), refused?.retryAfter]).toEqual(['too-many-requests', 600])
  expect(await checkPrintableName(parts, other.id, 'Ada')).toBeUndefined()

  parts.clock.advance(600_000)
  expect(await checkPrintableName(parts, learner.id, 'Ada')).toBeUndefined()
})
