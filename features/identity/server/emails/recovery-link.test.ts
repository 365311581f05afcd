import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { applyActionCode } from '../operations/action-codes/apply-action-code.ts'
import { sendEmailChange, sendSignInLink } from '../operations/action-codes/send-action-code.ts'
import { changeAccount, findAccount } from '../records/account.store.ts'
import { withRecoveryLink } from './recovery-link.ts'

const email = 'ada@example.org'
const newEmail = 'countess@example.org'
const address = '192.0.2.1'

async function prepare() {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity, email)
  await changeAccount(identity.db, account.uid, { emailVerified: true })
  const lastCode = () => codeIn(identity.outbox.links().at(-1))
  const present = async () => {
    const found = await findAccount(identity.db, account.uid)
    if (!found) throw new Error('the account is gone')
    return found
  }
  expectDone(await sendEmailChange(identity, { idToken: tokens.idToken, newEmail, address }))
  return { identity, code: lastCode(), lastCode, present }
}

describe('a recovery link', () => {
  it('is sent once, in one e-mail, whose link works, when a change is confirmed a hundred times at once (SX.17)', async () => {
    const { identity, code, present, lastCode } = await prepare()

    const outcomes = await Promise.all(Array.from({ length: 100 }, () => applyActionCode(identity, code)))

    expect(outcomes.filter((outcome) => codeOf(outcome) === 'INVALID_OOB_CODE')).toHaveLength(99)
    expect(await present()).toMatchObject({ email: newEmail })
    expect(identity.outbox.links()).toHaveLength(2)
    expectDone(await applyActionCode(identity, lastCode()))
    expect(await present()).toMatchObject({ email })
  })

  it('is sent however many e-mails strangers have asked for, and counts as one of them', async () => {
    const { identity, code } = await prepare()
    for (let i = 0; i < 19; i++)
      expectDone(await sendSignInLink(identity, { email, address: `192.0.2.${i}` }))
    expectDone(await applyActionCode(identity, code))
    expect((await identity.outbox.messages()).at(-1)?.recipients).toEqual([email])

    expect(codeOf(await sendSignInLink(identity, { email, address: '198.51.100.1' }))).toBe(
      'RESET_PASSWORD_EXCEED_LIMIT',
    )
  })

  it('stays good when the connection breaks after the change has come about', async () => {
    const { identity, code, lastCode, present } = await prepare()
    const before = await present()
    const change = async () => {
      await changeAccount(identity.db, before.uid, { email: newEmail })
      throw new Error('the connection broke')
    }

    await expect(withRecoveryLink(identity, before, newEmail, change)).rejects.toThrow('broke')

    expect(codeOf(await applyActionCode(identity, code))).toBe('INVALID_OOB_CODE')
    expectDone(await applyActionCode(identity, lastCode()))
    expect(await present()).toMatchObject({ email })
  })
})
