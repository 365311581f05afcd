import { describe, expect, it } from 'vitest'
import { addTestAccount, codeOf, createTestIdentity } from '#server/testing/app/identity.ts'
import { planOf } from '#server/testing/app/query-plan.ts'
import { changeAccount } from '../records/account.store.ts'
import { insertLinkedIdentity, providersByEmail } from '../records/linked-identity.store.ts'
import { listSignInMethods } from './list-sign-in-methods.ts'

const email = 'ada@example.org'
const elsewhere = { providerId: 'oidc.provider', subject: '1', email, displayName: null, photoUrl: null }

async function prepare({ password = true, linked = false, byLink = false }) {
  const identity = await createTestIdentity({ IDENTITY_ENUMERATION_PROTECTION: 'off' })
  const { uid } = await addTestAccount(identity, email)
  if (!password) await changeAccount(identity.db, uid, { passwordHash: null })
  if (byLink) await changeAccount(identity.db, uid, { enteredByLink: true })
  if (linked) await insertLinkedIdentity(identity.db, uid, elsewhere, 0)
  return identity
}

describe('the sign-in methods of an e-mail', () => {
  it.each([
    [{ password: true, linked: false }, ['password'], ['password']],
    [{ password: false, linked: false }, ['password'], ['emailLink']],
    [{ password: true, linked: true }, ['password', 'oidc.provider'], ['password', 'oidc.provider']],
    [{ password: false, linked: true }, ['oidc.provider'], ['oidc.provider']],
    [{ password: true, byLink: true }, ['password'], ['password', 'emailLink']],
    [{ password: false, byLink: true }, ['password'], ['emailLink']],
    [
      { password: false, linked: true, byLink: true },
      ['password', 'oidc.provider'],
      ['emailLink', 'oidc.provider'],
    ],
  ])('are those the account has: %j', async (has, providers, methods) => {
    const identity = await prepare(has)

    expect(await listSignInMethods(identity, 'ADA@example.org')).toEqual({
      registered: true,
      providers,
      methods,
    })
  })

  it('are the providers of the identities that have the e-mail, where no account has it', async () => {
    const identity = await prepare({ linked: true })
    const { uid } = await addTestAccount(identity, 'bob@example.org')
    const work = { ...elsewhere, email: 'Ada@Work.example' }
    await insertLinkedIdentity(identity.db, uid, { ...work, subject: '2' }, 0)
    await insertLinkedIdentity(identity.db, uid, { ...work, providerId: 'google.com' }, 0)

    expect(await listSignInMethods(identity, 'ada@work.example')).toEqual({
      registered: true,
      providers: ['google.com', 'oidc.provider'],
      methods: ['google.com', 'oidc.provider'],
    })
    expect(await planOf(identity.db, providersByEmail(identity.db, 'ada@work.example'))).toMatch(
      /linked_identities_by_email/,
    )
  })

  it('are none without an account', async () => {
    expect(await listSignInMethods(await prepare({}), 'bob@example.org')).toEqual({
      registered: false,
      providers: [],
      methods: [],
    })
  })

  it('are not told while the protection is on', async () => {
    const identity = await createTestIdentity()
    await addTestAccount(identity, email)

    expect(await listSignInMethods(identity, email)).toBeUndefined()
    expect(await listSignInMethods(identity, 'bob@example.org')).toBeUndefined()
    expect(codeOf(await listSignInMethods(identity, 'ada'))).toBe('INVALID_IDENTIFIER')
  })
})
