import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#server/access/callers.ts'
import { createTestIdentity, signInTestAccount } from '#server/testing/app/identity.ts'
import { enrolTestOperator, signInTestOperator } from '#server/testing/protocol/second-factor.ts'
import { getSecondFactor } from './second-factor.ts'

const learner = (uid: string) => ({ id: uid as LearnerId, email: '', authenticatedAt: 0 })

describe('what an account is told of its second factor', () => {
  it('is nothing for a learner, whatever operators need', async () => {
    const identity = await createTestIdentity({ OPERATOR_SECOND_FACTOR: 'required' })
    const { account } = await signInTestAccount(identity)
    expect(await getSecondFactor(identity, learner(account.uid))).toEqual({
      isOffered: false,
      isNeeded: false,
      enrolled: null,
    })
  })

  it('is that it is needed once another operator has one', async () => {
    const identity = await createTestIdentity()
    const { account } = await signInTestOperator(identity, 'bob@example.org')
    const ofBob = () => getSecondFactor(identity, learner(account.uid))
    expect(await ofBob()).toEqual({ isOffered: true, isNeeded: false, enrolled: null })
    await enrolTestOperator(identity)
    expect(await ofBob()).toMatchObject({ isNeeded: true, enrolled: null })
  })

  it('is since when, and how many recovery codes are left', async () => {
    const identity = await createTestIdentity({ OPERATOR_SECOND_FACTOR: 'offered' })
    const { uid, makeRecoveryCodes } = await enrolTestOperator(identity)
    await makeRecoveryCodes()
    expect(await getSecondFactor(identity, learner(uid))).toMatchObject({
      isOffered: true,
      isNeeded: true,
      enrolled: { recoveryCodes: 10 },
    })
  })
})
