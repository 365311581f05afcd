import { describe, expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { codeOf, createTestIdentity, expectDone } from '#workshop/testing/app/identity.ts'
import { codeAt, enrolTestOperator, stepOf } from '#workshop/testing/protocol/second-factor.ts'
import { changeAccount } from '../../records/account.store.ts'
import { verifyIdToken } from '../../tokens/verify-id-token.ts'
import { updateAccount } from '../account/update-account.ts'
import { finishSignIn } from './finish-sign-in.ts'

async function prepare() {
  const identity = await createTestIdentity()
  const operator = await enrolTestOperator(identity)
  const { pendingCredential, factor } = await operator.begin()
  const finish = (code: string, credential = pendingCredential, factorId?: string) =>
    finishSignIn(identity, { pendingCredential: credential, code, factorId })
  return { identity, ...operator, factor, finish, pendingCredential }
}

describe('the code of a second factor', () => {
  it('begins the session, which says so', async () => {
    const { identity, finish, codeNow, factor } = await prepare()
    const { tokens } = expectDone(await finish(codeNow()))
    const claims = expectDone(await verifyIdToken(identity, tokens.idToken))
    expect(claims).toMatchObject({ secondFactor: factor.id, signInProvider: 'password' })
  })

  it('works once, and so does no earlier one after it', async () => {
    const { identity, finish, codeNow, secret } = await prepare()
    const earlier = codeAt(secret, identity.clock() - stepOf)
    expectDone(await finish(codeNow()))
    expect(codeOf(await finish(codeNow()))).toBe('INVALID_CODE')
    expect(codeOf(await finish(earlier))).toBe('INVALID_CODE')
    identity.clock.advance(stepOf)
    expectDone(await finish(codeNow()))
  })

  it('works for one of several who show it at the same time', async () => {
    const { finish, codeNow } = await prepare()
    const all = await Promise.all(Array.from({ length: 4 }, () => finish(codeNow())))
    expect(all.map(codeOf).filter((code) => typeof code === 'string')).toEqual(Array(3).fill('INVALID_CODE'))
  })

  it('may be one step early or late, and with spaces', async () => {
    const { identity, finish, secret } = await prepare()
    identity.clock.advance(10 * stepOf)
    const at = (steps: number) => codeAt(secret, identity.clock() + steps * stepOf)
    expect(codeOf(await finish(at(-2)))).toBe('INVALID_CODE')
    expect(codeOf(await finish(at(2)))).toBe('INVALID_CODE')
    expectDone(await finish(at(-1).replace(/^.../, '$& ')))
    expectDone(await finish(at(1)))
  })

  it('may be guessed five times, then waits follow, for the right one too', async () => {
    const { identity, finish, codeNow, begin } = await prepare()
    for (let guess = 0; guess < 5; guess++) expect(codeOf(await finish('recovery'))).toBe('INVALID_CODE')
    const { pendingCredential } = await begin()
    expect(codeOf(await finish(codeNow(), pendingCredential))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    identity.clock.advance(30_000)
    expectDone(await finish(codeNow(), pendingCredential))
  })

  it('may be guessed no more often by many at once', async () => {
    const { finish } = await prepare()
    const all = await Promise.all(Array.from({ length: 8 }, () => finish('recovery')))
    expect(all.map(codeOf).filter((code) => code === 'INVALID_CODE')).toHaveLength(5)
  })

  it('is asked for within ten minutes of the first factor, and names the right factor', async () => {
    const { identity, finish, codeNow } = await prepare()
    expect(codeOf(await finish(codeNow(), undefined, 'another'))).toBe('MFA_ENROLLMENT_NOT_FOUND')
    identity.clock.advance(10 * 60_000 + 1000)
    expect(codeOf(await finish(codeNow()))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
  })

  it('is of no use once a new password has ended every session, or the account is disabled', async () => {
    const { identity, finish, codeNow, tokens, uid, begin } = await prepare()
    expectDone(await updateAccount(identity, tokens.idToken, { password: 'another horse' }))
    expect(codeOf(await finish(codeNow()))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
    await changeAccount(identity.db, uid, { disabled: true })
    await expect(begin()).rejects.toThrow()
    expect(codeOf(await finish(codeNow(), 'garbage'))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
    expect(codeOf(await finish(codeNow(), tokens.idToken))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
  })
})

describe('a recovery code', () => {
  it('stands in for the app once, however it is typed, and is an audit event', async () => {
    const { identity, finish, makeRecoveryCodes } = await prepare()
    const [first = '', second = ''] = await makeRecoveryCodes()

    expectDone(await finish(first))
    expect(codeOf(await finish(first))).toBe('INVALID_CODE')
    expectDone(await finish(` ${second.toUpperCase().replaceAll('-', ' ')} `))

    const { events } = await listAuditEvents(identity.db, undefined)
    expect(events.filter(({ type }) => type === 'recovery-code-used').map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['9 left', '8 left']),
    )
  })
})
