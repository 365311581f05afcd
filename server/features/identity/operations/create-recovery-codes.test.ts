import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#server/access/callers.ts'
import { codeOf, createTestIdentity, expectDone } from '#server/testing/app/identity.ts'
import { enrolTestOperator, signInTestOperator } from '#server/testing/protocol/second-factor.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { createRecoveryCodes } from './second-factor.ts'

describe('recovery codes', () => {
  it('are ten, all different, and stored as hashes', async () => {
    const identity = await createTestIdentity()
    const { makeRecoveryCodes } = await enrolTestOperator(identity)

    const codes = await makeRecoveryCodes()

    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/)
    const stored = JSON.stringify(await identity.db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) expect(stored).not.toContain(code)
  })

  it('replace those there were', async () => {
    const identity = await createTestIdentity()
    const { makeRecoveryCodes, begin } = await enrolTestOperator(identity)
    const [old = ''] = await makeRecoveryCodes()
    const [fresh = ''] = await makeRecoveryCodes()
    const { pendingCredential } = await begin()
    expect(codeOf(await finishSignIn(identity, { pendingCredential, code: old }))).toBe('INVALID_CODE')
    expectDone(await finishSignIn(identity, { pendingCredential, code: fresh }))
  })

  it('are of a second factor only', async () => {
    const identity = await createTestIdentity()
    const { account } = await signInTestOperator(identity)
    const learner = { id: account.uid as LearnerId, email: account.email ?? '', authenticatedAt: 0 }
    expect(codeOf(await createRecoveryCodes(identity, learner))).toBe('no-second-factor')
  })
})
