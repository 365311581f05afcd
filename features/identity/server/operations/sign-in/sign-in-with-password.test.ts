import { describe, expect, it } from 'vitest'
import { inSeconds } from '#platform/server/clock/clock.ts'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  type TestIdentity,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { formatModifiedScrypt, isModifiedScrypt } from '../../passwords/imported-hash.ts'
import type { PasswordHasher } from '../../passwords/password-hash.ts'
import { changeAccount, findAccount, insertAccount } from '../../records/account.store.ts'
import { emptyAccount } from '../../records/account.ts'
import { verifyIdToken } from '../../tokens/verify-id-token.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const right = { email: 'ada@example.org', password: testPassword }
const wrong = { ...right, password: 'wrong horse' }
const unknown = { ...right, email: 'unknown@example.org' }

async function prepare(env?: NodeJS.ProcessEnv) {
  const identity = await createTestIdentity(env)
  const { uid } = await addTestAccount(identity)
  return { identity, uid }
}

/** The service with something done around each verification of a password. */
function around(identity: TestIdentity, verify: PasswordHasher['verify']): TestIdentity {
  return { ...identity, hasher: { ...identity.hasher, verify } }
}

const sessions = ({ db }: TestIdentity) => db.selectFrom('refresh_tokens').selectAll().execute()

describe('signing in with e-mail and password', () => {
  it('gives an ID token and a refresh token, and notes the time (S7.1)', async () => {
    const { identity, uid } = await prepare()
    identity.clock.advance(60_000)

    const { account, tokens } = expectDone(await signInWithPassword(identity, right))

    expect(account.uid).toBe(uid)
    expect(expectDone(await verifyIdToken(identity, tokens.idToken)).authenticatedAt).toBe(
      inSeconds(identity.clock()),
    )
    expect((await findAccount(identity.db, uid))?.lastLoginAt).toBe(identity.clock())
  })

  it('takes a common password that the account has from before such were refused', async () => {
    const { identity, uid } = await prepare()
    const password = '123456'
    await changeAccount(identity.db, uid, { passwordHash: await identity.hasher.hash(password) })

    expectDone(await signInWithPassword(identity, { ...right, password }))
  })

  it('takes the e-mail in any case', async () => {
    const { identity, uid } = await prepare()

    const { account } = expectDone(await signInWithPassword(identity, { ...right, email: 'ADA@Example.org' }))

    expect(account.uid).toBe(uid)
  })

  it('does not tell an unknown e-mail from a wrong password', async () => {
    const { identity } = await prepare()

    expect(codeOf(await signInWithPassword(identity, wrong))).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(codeOf(await signInWithPassword(identity, unknown))).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(await sessions(identity)).toEqual([])
  })

  it('tells them apart when the protection is off', async () => {
    const { identity } = await prepare({ IDENTITY_ENUMERATION_PROTECTION: 'off' })

    expect(codeOf(await signInWithPassword(identity, wrong))).toBe('INVALID_PASSWORD')
    expect(codeOf(await signInWithPassword(identity, unknown))).toBe('EMAIL_NOT_FOUND')
  })

  it('costs one hash for an unknown e-mail, as for a known one (SX.19)', async () => {
    const { identity } = await prepare()
    let hashes = 0
    const counting = around(identity, (hash, password) => {
      hashes++
      return identity.hasher.verify(hash, password)
    })

    await signInWithPassword(counting, unknown)
    expect(hashes).toBe(1)
    await signInWithPassword(counting, wrong)
    expect(hashes).toBe(2)
  })

  it('costs the hash of an imported account for as many unknown e-mails as there are such accounts (SX.19)', async () => {
    const { identity } = await prepare()
    const passwordHash = formatModifiedScrypt(
      { signerKey: 'c2lnbmVyIGtleQ==', saltSeparator: 'Bw==', rounds: 8, memoryCost: 4 },
      { salt: 'c2FsdA==', hash: 'c29tZSBoYXNoIQ==' },
    )
    const bob = { ...emptyAccount('bob', 0), email: 'bob@example.org' }
    await insertAccount(identity.db, { ...bob, passwordHash })
    await insertAccount(identity.db, { ...emptyAccount('eve', 0), email: 'eve@example.org' })
    let work = ''
    const watched = around(identity, async (hash) => {
      work = hash && isModifiedScrypt(hash) ? 'imported' : 'own'
      return false
    })
    const workFor = async (email: string) => {
      expect(codeOf(await signInWithPassword(watched, { email, password: 'wrong' }))).toBe(
        'INVALID_LOGIN_CREDENTIALS',
      )
      return work
    }

    expect([await workFor(right.email), await workFor(bob.email)]).toEqual(['own', 'imported'])
    const unknown: string[] = []
    for (let number = 0; number < 40; number++) unknown.push(await workFor(`x${number}@example.org`))
    expect(unknown.filter((kind) => kind === 'imported').length).toBeGreaterThan(10)
    expect(unknown.filter((kind) => kind === 'own').length).toBeGreaterThan(10)
    // Asked again, each is what it was; and so is an account without a password, which is as good as unknown.
    for (const [number, kind] of unknown.entries()) expect(await workFor(`x${number}@example.org`)).toBe(kind)
    expect(await workFor('eve@example.org')).toBe(
      (await identity.decoys.find('eve@example.org')) ? 'imported' : 'own',
    )
  })

  it('takes no password for the decoy of an account without one', async () => {
    const { identity } = await prepare()
    await insertAccount(identity.db, { ...emptyAccount('eve', 0), email: 'eve@example.org' })
    const deceived = around(identity, async () => true)

    expect(codeOf(await signInWithPassword(deceived, { email: 'eve@example.org', password: '' }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
  })

  it('costs no hash while an address has to wait, for an unknown e-mail as for a known one', async () => {
    const { identity } = await prepare({ IDENTITY_FREE_TRIES: '1' })
    let hashes = 0
    const counting = around(identity, (hash, password) => {
      hashes++
      return identity.hasher.verify(hash, password)
    })
    await signInWithPassword(counting, wrong)
    await signInWithPassword(counting, unknown)
    expect(hashes).toBe(2)

    for (const tried of [wrong, right, unknown])
      expect(codeOf(await signInWithPassword(counting, tried))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(hashes).toBe(2)
  })

  it('refuses a malformed e-mail', async () => {
    const { identity } = await prepare()

    expect(codeOf(await signInWithPassword(identity, { ...right, email: 'ada' }))).toBe('INVALID_EMAIL')
  })

  it('tells only who knows the password that the account is disabled', async () => {
    const { identity, uid } = await prepare()
    await changeAccount(identity.db, uid, { disabled: true })

    expect(codeOf(await signInWithPassword(identity, wrong))).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(codeOf(await signInWithPassword(identity, right))).toBe('USER_DISABLED')
    expect(await sessions(identity)).toEqual([])
  })

  it('takes no password for an account that has none', async () => {
    const { identity, uid } = await prepare()
    await changeAccount(identity.db, uid, { passwordHash: null })

    expect(codeOf(await signInWithPassword(identity, { ...right, password: '' }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
  })

  it.each([
    ['its password changed', { passwordHash: 'another' }],
    ['it was disabled', { disabled: true }],
  ])('opens no session when %s while the old password was being checked', async (_what, change) => {
    const { identity, uid } = await prepare()
    const racing = around(identity, async (hash, password) => {
      const matches = await identity.hasher.verify(hash, password)
      await changeAccount(identity.db, uid, change)
      return matches
    })

    expect(codeOf(await signInWithPassword(racing, right))).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(await sessions(identity)).toEqual([])
  })
})
