import { describe, expect, it } from 'vitest'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { describeFailure } from './describe-failure.tsx'

const general = describeFailure(new Error('anything'))

describe('a failure', () => {
  // S8.23 to S8.42, and what the genuine service answers in place of the first three.
  it.each([
    'email-already-in-use',
    'wrong-password',
    'user-not-found',
    'invalid-credential',
    'too-many-requests',
    'expired-action-code',
    'invalid-action-code',
    'requires-recent-login',
    'invalid-user-token',
    'user-token-expired',
    'user-disabled',
    'credential-already-in-use',
    'account-exists-with-different-credential',
    'operation-not-allowed',
    'multi-factor-auth-required',
    'network-request-failed',
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
    'unauthorized-domain',
    'web-storage-unsupported',
  ])('of the identity service has words of its own: %s (S8.23 to S8.42)', (code) => {
    expect(describeFailure({ code: `auth/${code}` })).not.toBe(general)
  })

  it('of our own API has words too', () => {
    expect(describeFailure(new ApiError('network', 0, ''))).not.toBe(general)
    expect(describeFailure(new ApiError('too-many-requests', 429, ''))).not.toBe(general)
  })

  it('that was not foreseen shows nothing of its insides', () => {
    expect(describeFailure(null)).toBe(general)
    expect(general).not.toContain('anything')
  })

  it('has other words for an expired link than for a used one (S8.27)', () => {
    const expired = describeFailure({ code: 'auth/expired-action-code' })
    expect(describeFailure({ code: 'auth/invalid-action-code' })).not.toBe(expired)
  })
})
