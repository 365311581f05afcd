import { expect, it } from 'vitest'
import { codeOf, createTestIdentity } from '#server/testing/app/identity.ts'
import { checkConfirmation } from './confirm-reward.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { submitReward } from './submit-reward.ts'

it('says what a code would confirm, as often as it is asked, until it has expired', async () => {
  const identity = await createTestIdentity()
  const submission = { email: 'ada@example.org', evmAddress: '0x1' }
  const { id } = await submitReward(identity, submission)
  const sent = { id, ...submission, address: '192.0.2.1', language: 'en' }
  await sendConfirmation(identity, { emailLimit: 1 }, sent)
  const code = identity.outbox.links()[0]?.searchParams.get('code') ?? ''

  expect(await checkConfirmation(identity, code)).toEqual(submission)
  identity.clock.advance(7 * 24 * 60 * 60_000 - 1)
  expect(await checkConfirmation(identity, code)).toEqual(submission)
  identity.clock.advance(1)
  expect(codeOf(await checkConfirmation(identity, code))).toBe('code-expired')
  expect(codeOf(await checkConfirmation(identity, `${code}x`))).toBe('unknown-code')
})
