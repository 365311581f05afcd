import { expect, it } from 'vitest'
import { subjectOf } from './credential.ts'

it('names the learner of a certificate by a UUID that stays the same, and another by another', () => {
  const subject = subjectOf('AbCdEfGhIjKlMnOpQrStUv')

  expect(subject).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(subjectOf('AbCdEfGhIjKlMnOpQrStUv')).toBe(subject)
  expect(subjectOf('AbCdEfGhIjKlMnOpQrStUw')).not.toBe(subject)
})
