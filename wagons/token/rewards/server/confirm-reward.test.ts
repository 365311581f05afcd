import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity } from '#workshop/testing/app/identity.ts'
import { applyConfirmation, checkConfirmation } from './confirm-reward.ts'
import { sendConfirmation, submitReward } from './submit-reward.ts'

describe('checking', () => {
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
})

describe('applying', () => {
  async function prepare() {
    const identity = await createTestIdentity()
    const submission = { email: 'ada@example.org', evmAddress: '0x1' }
    await submitReward(identity, submission)
    const { id } = await submitReward(identity, submission)
    const sent = { id, ...submission, address: '192.0.2.1', language: 'en' }
    await sendConfirmation(identity, { emailLimit: 1 }, sent)
    const code = identity.outbox.links()[0]?.searchParams.get('code') ?? ''
    const confirmed = () =>
      identity.db.selectFrom('rewards').select(['id', 'confirmed_at']).where('confirmed_at', 'is not', null)
    return { identity, id, code, confirmed }
  }

  it('confirms the one submission that the e-mail was about', async () => {
    const { identity, id, code, confirmed } = await prepare()

    expect(await applyConfirmation(identity, code)).toEqual({ confirmedAt: identity.clock() })

    expect(await confirmed().execute()).toEqual([{ id, confirmed_at: identity.clock() }])
  })

  it('works once, also when it is used twice at the same time', async () => {
    const { identity, code } = await prepare()

    const outcomes = await Promise.all([applyConfirmation(identity, code), applyConfirmation(identity, code)])

    expect(outcomes.map(codeOf).filter((outcome) => outcome === 'code-used')).toHaveLength(1)
  })

  it('does not work after seven days, nor does a code that no e-mail has', async () => {
    const { identity, code, confirmed } = await prepare()
    identity.clock.advance(7 * 24 * 60 * 60_000)

    expect(codeOf(await applyConfirmation(identity, code))).toBe('code-expired')
    expect(codeOf(await applyConfirmation(identity, ''))).toBe('unknown-code')
    expect(await confirmed().execute()).toEqual([])
  })
})
