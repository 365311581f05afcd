import { describe, expect, it } from 'vitest'
import {
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { changeAccount } from '../../records/account.store.ts'
import { insertLinkedIdentity, listLinkedIdentities } from '../../records/linked-identity.store.ts'
import { startSession } from '../../sessions/session.ts'
import { lookupAccount } from '../../tokens/verify-id-token.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { unlinkProviders } from './unlink-providers.ts'

const linked = { subject: 'ada', email: null, displayName: null, photoUrl: null }

/** A signed-in account with identities at these providers. */
async function prepare(...providerIds: string[]) {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity)
  for (const providerId of providerIds)
    await insertLinkedIdentity(identity.db, account.uid, { ...linked, providerId }, 0)
  const unlink = (...gone: string[]) => unlinkProviders(identity, tokens.idToken, gone)
  const left = async () =>
    (await listLinkedIdentities(identity.db, account.uid)).map((entry) => entry.providerId)
  const change = (values: object) => changeAccount(identity.db, account.uid, values)
  const enter = async (signInProvider: string, authenticatedAt = identity.clock()) => {
    const session = { uid: account.uid, signInProvider, authenticatedAt }
    return startSession(identity.db, identity, session)
  }
  return { identity, account, tokens, unlink, left, change, enter, email: account.email }
}

describe('unlinking', () => {
  it('takes one identity and leaves the others', async () => {
    const { unlink, left } = await prepare('oidc.a', 'oidc.b')

    expectDone(await unlink('oidc.a'))

    expect(await left()).toEqual(['oidc.b'])
  })

  it('takes the password and leaves the e-mail', async () => {
    const { unlink, email } = await prepare('oidc.a')

    expect(expectDone(await unlink('password'))).toMatchObject({ email, passwordHash: null })
  })

  it('takes the link in an e-mail out of what is told, with the password', async () => {
    const { unlink, change } = await prepare('oidc.a')
    await change({ enteredByLink: true })

    expect(expectDone(await unlink('oidc.b')).enteredByLink).toBe(true)
    expect(expectDone(await unlink('password')).enteredByLink).toBe(false)
  })

  it('never takes the last way in', async () => {
    const { unlink, left, change } = await prepare('oidc.a')

    expect(codeOf(await unlink('password', 'oidc.a'))).toBe('OPERATION_NOT_ALLOWED')
    expectDone(await unlink('oidc.a'))
    expect(codeOf(await unlink('password'))).toBe('OPERATION_NOT_ALLOWED')
    expect(await left()).toEqual([])
    await change({ emailVerified: true })
    expect(codeOf(await unlink('password'))).toBe('OPERATION_NOT_ALLOWED')
  })

  it('takes the last provider of an account without a password only when a sign-in link still opens it', async () => {
    const { unlink, change } = await prepare('oidc.a')
    await change({ passwordHash: null })

    expect(codeOf(await unlink('oidc.a'))).toBe('OPERATION_NOT_ALLOWED')
    await change({ emailVerified: true })
    expectDone(await unlink('oidc.a'))
  })

  it('passes over what is not linked', async () => {
    const { unlink } = await prepare()

    expectDone(await unlink('oidc.a', 'phone'))
  })

  it('ends the sessions that began by it, and no others', async () => {
    const { identity, tokens, unlink, enter } = await prepare('oidc.a', 'oidc.b')
    const [a, b] = [await enter('oidc.a'), await enter('oidc.b')]

    expectDone(await unlink('oidc.a'))

    expect(codeOf(await refreshSession(identity, a))).toBe('TOKEN_EXPIRED')
    for (const other of [b, tokens.refreshToken]) expectDone(await refreshSession(identity, other))
  })

  it('keeps the session that asks for it, which has just begun by it', async () => {
    const { identity, account, tokens, unlink } = await prepare('oidc.a')
    identity.clock.advance(1_000)
    const thief = expectDone(await signInWithPassword(identity, { ...account, password: testPassword }))

    expectDone(await unlink('password'))

    expectDone(await refreshSession(identity, tokens.refreshToken))
    expect(expectDone(await lookupAccount(identity, tokens.idToken))).toMatchObject({ passwordHash: null })
    expect(codeOf(await refreshSession(identity, thief.tokens.refreshToken))).toBe('TOKEN_EXPIRED')
  })

  it('ends no session begun by a sign-in link when there is no password to take', async () => {
    const { identity, tokens, unlink, change } = await prepare('oidc.a', 'oidc.b')
    await change({ passwordHash: null, emailVerified: true })
    identity.clock.advance(1_000)

    expectDone(await unlink('password', 'oidc.a'))

    expectDone(await refreshSession(identity, tokens.refreshToken))
  })

  it('needs a sign-in within the last five minutes', async () => {
    const { identity, unlink, left } = await prepare('oidc.a')

    identity.clock.advance(5 * 60_000 + 1000)
    expect(codeOf(await unlink('password'))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(codeOf(await unlink('oidc.a'))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await left()).toEqual(['oidc.a'])
    identity.clock.advance(-1000)
    expectDone(await unlink('oidc.a'))
  })

  it('needs a valid token', async () => {
    const { identity, change, unlink } = await prepare('oidc.a')
    expect(codeOf(await unlinkProviders(identity, 'no token', ['oidc.a']))).toBe('INVALID_ID_TOKEN')
    await change({ disabled: true })

    expect(codeOf(await unlink('oidc.a'))).toBe('USER_DISABLED')
  })
})
