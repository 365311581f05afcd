import { describe, expect, it } from 'vitest'
import { addTestAccount, codeOf, createTestIdentity, expectDone } from '#workshop/testing/app/identity.ts'
import { type ExportedUser, readExportedUsers } from '../../import/import-file.ts'
import { computeModifiedScrypt } from '../../passwords/imported-hash.ts'
import { findAccount } from '../../records/account.store.ts'
import { listLinkedIdentities } from '../../records/linked-identity.store.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { importAccounts } from './import-accounts.ts'

// As the hosted service has them, but for a smaller cost.
const parameters = {
  signerKey: Buffer.alloc(64, 7).toString('base64'),
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 4,
}
const salt = 'c2FsdHk='
const email = 'ada@example.org'
const password = 'old secret'

async function passwordOf(text: string) {
  const hash = await computeModifiedScrypt(parameters, Buffer.from(salt, 'base64'), text)
  return { passwordHash: hash.toString('base64'), salt }
}

/** Users as a file would have them. */
const exported = (...users: object[]): ExportedUser[] =>
  readExportedUsers('users.json', JSON.stringify({ users }))

const ada = async () => ({
  localId: 'ada-1',
  email: 'Ada@Example.org',
  emailVerified: true,
  ...(await passwordOf(password)),
  displayName: 'Ada',
  photoUrl: 'https://example.org/ada.png',
  createdAt: '1500000000000',
  lastSignedInAt: '1600000000000',
  disabled: false,
  providerUserInfo: [
    { providerId: 'password', rawId: email, email },
    { providerId: 'google.com', rawId: '1234', email, displayName: 'Ada L.' },
  ],
})

const everything = async ({ db }: Awaited<ReturnType<typeof createTestIdentity>>) => ({
  accounts: await db.selectFrom('accounts').selectAll().execute(),
  identities: await db.selectFrom('linked_identities').selectAll().execute(),
})

describe('importing accounts', () => {
  it('takes e-mail, state, times and identities', async () => {
    const identity = await createTestIdentity()

    const report = await importAccounts(identity, exported(await ada()), parameters)

    expect(report).toEqual({ taken: 1, incomplete: [], skipped: [] })
    expect(await findAccount(identity.db, 'ada-1')).toMatchObject({
      email,
      emailVerified: true,
      displayName: 'Ada',
      photoUrl: 'https://example.org/ada.png',
      disabled: false,
      createdAt: 1_500_000_000_000,
      lastLoginAt: 1_600_000_000_000,
    })
    expect(await listLinkedIdentities(identity.db, 'ada-1')).toEqual([
      { providerId: 'google.com', subject: '1234', email, displayName: 'Ada L.', photoUrl: null },
    ])
  })

  it('takes the password too: it signs in, and is argon2id from then on (SX.21)', async () => {
    const identity = await createTestIdentity()
    await importAccounts(identity, exported(await ada()), parameters)
    const hash = async () => (await findAccount(identity.db, 'ada-1'))?.passwordHash

    expect(codeOf(await signInWithPassword(identity, { email, password: 'another' }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
    expect(await hash()).toMatch(/^\$fbscrypt\$/)
    expectDone(await signInWithPassword(identity, { email, password }))
    const renewed = await hash()
    expect(renewed).toMatch(/^\$argon2id\$/)
    expectDone(await signInWithPassword(identity, { email, password }))
    expect(await hash()).toBe(renewed)
  })

  it('lets both of two first sign-ins at once in', async () => {
    const identity = await createTestIdentity()
    await importAccounts(identity, exported(await ada()), parameters)

    const both = [1, 2].map(() => signInWithPassword(identity, { email, password }))

    for (const outcome of await Promise.all(both)) expect(expectDone(outcome).account.uid).toBe('ada-1')
  })

  it('changes nothing when it runs again, not even after a change of password here (SX.21)', async () => {
    const identity = await createTestIdentity()
    const users = exported(await ada(), { localId: 'bob', email: 'bob@example.org' })
    await importAccounts(identity, users, parameters)
    expectDone(await signInWithPassword(identity, { email, password }))
    const before = await everything(identity)

    const report = await importAccounts(identity, users, parameters)

    expect(report).toMatchObject({ taken: 0, skipped: [{ uid: 'ada-1' }, { uid: 'bob' }] })
    expect(await everything(identity)).toEqual(before)
  })

  it('never overwrites an account that has the id or the e-mail, here or in the file', async () => {
    const identity = await createTestIdentity()
    const { uid } = await addTestAccount(identity, email)
    const before = await findAccount(identity.db, uid)

    const report = await importAccounts(
      identity,
      exported(
        { localId: 'other', email: 'ADA@example.org' },
        { localId: uid, email: 'new@example.org' },
        { localId: 'eve', email: 'eve@example.org' },
        { localId: 'eve-2', email: 'eve@example.org' },
      ),
      undefined,
    )

    expect(report.taken).toBe(1)
    expect(report.skipped).toEqual([
      { place: 'users[0]', uid: 'other', reason: 'another account with this email already exists' },
      { place: 'users[1]', uid, reason: 'an account with this ID already exists' },
      { place: 'users[3]', uid: 'eve-2', reason: 'another account with this email already exists' },
    ])
    expect(await findAccount(identity.db, uid)).toEqual(before)
  })

  it('keeps a disabled account disabled', async () => {
    const identity = await createTestIdentity()
    await importAccounts(identity, exported({ ...(await ada()), disabled: true }), parameters)

    expect(codeOf(await signInWithPassword(identity, { email, password }))).toBe('USER_DISABLED')
  })

  it('says of each account that it skips why', async () => {
    const identity = await createTestIdentity()
    const some = { localId: 'x', email: 'x@example.org' }
    const reasonFor = async (user: object, config = true) =>
      (await importAccounts(identity, exported(user), config ? parameters : undefined)).skipped[0]?.reason

    expect(await reasonFor({ localId: 'x' })).toBe('it has no email')
    expect(await reasonFor({ ...some, email: 'x' })).toBe('its email is malformed')
    expect(await reasonFor({ ...some, ...(await passwordOf('secret')) }, false)).toContain('no --hash-config')
    expect(await reasonFor({ ...some, passwordHash: 'AAAA' })).toBe('its password hash has no salt')
    expect(await reasonFor({ ...some, passwordHash: 'AAAA', salt })).toContain('does not match --hash-config')
    expect((await everything(identity)).accounts).toEqual([])
  })

  it('says what it left out of an account', async () => {
    const identity = await createTestIdentity()
    await importAccounts(identity, exported(await ada()), parameters)

    const { taken, incomplete } = await importAccounts(
      identity,
      exported({
        localId: 'bob',
        email: 'bob@example.org',
        displayName: 'x'.repeat(257),
        phoneNumber: '+100',
        customAttributes: '{"admin":true}',
        providerUserInfo: [
          { providerId: 'phone', rawId: '+100' },
          { providerId: 'google.com', rawId: '1234' },
        ],
      }),
      parameters,
    )

    expect(taken).toBe(1)
    expect(incomplete.map(({ reason }) => reason)).toEqual([
      'its name cannot be stored',
      'its phone number was left out',
      'its custom claims were left out',
      'its identity at google.com already belongs to another account',
    ])
  })

  it('takes a file of more than one batch', async () => {
    const identity = await createTestIdentity()
    const users = Array.from({ length: 250 }, (_, i) => ({ localId: `u${i}`, email: `u${i}@example.org` }))

    expect((await importAccounts(identity, exported(...users), undefined)).taken).toBe(250)
  })
})
