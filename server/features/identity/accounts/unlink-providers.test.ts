import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#server/testing/test-identity.ts'
import { changeAccount } from './account.store.ts'
import { insertLinkedIdentity, listLinkedIdentities } from './linked-identity.store.ts'
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
  return { identity, unlink, left, change, email: account.email }
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

  it('never takes the last way in', async () => {
    const { unlink, left, change } = await prepare('oidc.a')

    expect(codeOf(await unlink('password', 'oidc.a'))).toBe('OPERATION_NOT_ALLOWED')
    expectDone(await unlink('oidc.a'))
    expect(codeOf(await unlink('password'))).toBe('OPERATION_NOT_ALLOWED')
    expect(await left()).toEqual([])
    await change({ emailVerified: true })
    expect(codeOf(await unlink('password'))).toBe('OPERATION_NOT_ALLOWED')
  })

  it('takes the last provider of an account without a password only when a letter still opens it', async () => {
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

  it('needs a valid token', async () => {
    const { identity, change, unlink } = await prepare('oidc.a')
    expect(codeOf(await unlinkProviders(identity, 'no token', ['oidc.a']))).toBe('INVALID_ID_TOKEN')
    await change({ disabled: true })

    expect(codeOf(await unlink('oidc.a'))).toBe('USER_DISABLED')
  })
})
