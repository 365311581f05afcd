import { expect, it } from 'vitest'
import { codeOf, createTestIdentity } from '#server/testing/test-identity.ts'
import { admitLetter } from './admit-letter.ts'

const email = 'ada@example.org'
const exceeded = 'RESET_PASSWORD_EXCEED_LIMIT'

it('five letters an hour to one e-mail from one address', async () => {
  const identity = await createTestIdentity()
  for (let i = 0; i < 5; i++) expect(await admitLetter(identity, email, '192.0.2.1')).toBeUndefined()

  expect(codeOf(await admitLetter(identity, email, '192.0.2.1'))).toBe(exceeded)
  expect(await admitLetter(identity, 'bob@example.org', '192.0.2.1')).toBeUndefined()
  expect(await admitLetter(identity, email, '192.0.2.2')).toBeUndefined()
  identity.clock.advance(3_600_000)
  expect(await admitLetter(identity, email, '192.0.2.1')).toBeUndefined()
})

it('twenty an hour from anywhere, however many addresses ask', async () => {
  const identity = await createTestIdentity()
  for (let i = 0; i < 20; i++) expect(await admitLetter(identity, email, `192.0.2.${i}`)).toBeUndefined()

  expect(codeOf(await admitLetter(identity, email, '198.51.100.1'))).toBe(exceeded)
})

it('what one address is refused does not use up what others may ask for', async () => {
  const identity = await createTestIdentity()
  for (let i = 0; i < 100; i++) await admitLetter(identity, email, '192.0.2.1')

  expect(await admitLetter(identity, email, '192.0.2.2')).toBeUndefined()
})
