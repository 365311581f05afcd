import { describe, expect, it } from 'vitest'
import { hour } from '#platform/server/clock/clock.ts'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  type TestIdentity,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { signInWithPassword } from '../operations/sign-in/sign-in-with-password.ts'
import { changeAccount, findAccountByEmail } from '../records/account.store.ts'
import { admitEmail } from './admit-email.ts'

const email = 'ada@example.org'
const exceeded = 'RESET_PASSWORD_EXCEED_LIMIT'

/** Asks for an e-mail to a mailbox from an address: undefined when it may be sent. */
const ask = async (identity: TestIdentity, address: string, to = email) =>
  codeOf(
    await admitEmail(identity, { email: to, account: await findAccountByEmail(identity.db, to) }, address),
  )

const signIn = async (identity: TestIdentity, address: string) =>
  expectDone(await signInWithPassword(identity, { email, password: testPassword }, address))

describe('e-mails to one mailbox', () => {
  it('are five an hour from one address', async () => {
    const identity = await createTestIdentity()
    for (let i = 0; i < 5; i++) expect(await ask(identity, '192.0.2.1')).toBeUndefined()

    expect(await ask(identity, '192.0.2.1')).toBe(exceeded)
    expect(await ask(identity, '192.0.2.1', 'bob@example.org')).toBeUndefined()
    expect(await ask(identity, '192.0.2.2')).toBeUndefined()
    identity.clock.advance(hour)
    expect(await ask(identity, '192.0.2.1')).toBeUndefined()
  })

  it('are ten an hour from a whole IPv6 site, so that one of them never uses up what others may ask for', async () => {
    const identity = await createTestIdentity()
    const asked = []
    for (let i = 0; i < 40; i++) asked.push(await ask(identity, `2001:db8:7:${i.toString(16)}::/64`))

    expect(asked.filter((code) => code === undefined)).toHaveLength(10)
    expect(await ask(identity, '2001:db8:8:1::/64')).toBeUndefined()
  })

  it('are twenty an hour from anywhere, however many addresses ask', async () => {
    const identity = await createTestIdentity()
    for (let i = 0; i < 20; i++) expect(await ask(identity, `192.0.2.${i}`)).toBeUndefined()

    expect(await ask(identity, '198.51.100.1')).toBe(exceeded)
  })

  it('are sixty a day from anywhere, so that no mailbox is flooded for days (SX.17)', async () => {
    const identity = await createTestIdentity()
    let sent = 0
    for (let number = 0; number < 600; number++) {
      if (number % 25 === 0) identity.clock.advance(hour)
      if ((await ask(identity, `192.0.2.${number}`)) === undefined) sent += 1
    }

    expect(sent).toBe(60)
  })

  it('are not used up by what one address is refused', async () => {
    const identity = await createTestIdentity()
    for (let i = 0; i < 100; i++) await ask(identity, '192.0.2.1')

    expect(await ask(identity, '192.0.2.2')).toBeUndefined()
  })

  it('cannot be shut off where the account was signed in to, whatever strangers ask for (SX.17)', async () => {
    const identity = await createTestIdentity()
    await addTestAccount(identity, email)
    await signIn(identity, '192.0.2.1')
    for (let i = 0; i < 200; i++) await ask(identity, `198.51.100.${i}`)
    expect(await ask(identity, '198.51.100.250')).toBe(exceeded)

    for (let i = 0; i < 5; i++) expect(await ask(identity, '192.0.2.1')).toBeUndefined()
    expect(await ask(identity, '192.0.2.1')).toBe(exceeded)
  })

  it('have an end also for addresses that the account knows', async () => {
    const identity = await createTestIdentity()
    await addTestAccount(identity, email)
    for (let i = 0; i < 20; i++) await signIn(identity, `192.0.2.${i}`)
    const asked = []
    for (let i = 0; i < 20; i++) asked.push(await ask(identity, `192.0.2.${i}`))

    expect(asked.filter((code) => code === undefined)).toHaveLength(10)
  })
})

describe('the ceiling of e-mails to unverified addresses', () => {
  it('holds for all senders together, for those with an account and without, until the hour ends', async () => {
    const identity = await createTestIdentity({ IDENTITY_MAIL_CEILING: '3' })
    await addTestAccount(identity, email)
    expect(await ask(identity, '192.0.2.1')).toBeUndefined()
    expect(await ask(identity, '198.51.100.1', 'bob@example.org')).toBeUndefined()
    expect(await ask(identity, '2001:db8:1:1::/64', 'cy@example.org')).toBeUndefined()

    expect(await ask(identity, '203.0.113.1', 'dee@example.org')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await ask(identity, '203.0.113.1')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    identity.clock.advance(hour)
    expect(await ask(identity, '203.0.113.1', 'dee@example.org')).toBeUndefined()
  })

  it('never holds back what a verified address is sent', async () => {
    const identity = await createTestIdentity({ IDENTITY_MAIL_CEILING: '1' })
    const { uid } = await addTestAccount(identity, email)
    await changeAccount(identity.db, uid, { emailVerified: true })
    await ask(identity, '192.0.2.1', 'bob@example.org')

    expect(await ask(identity, '192.0.2.2', 'bob@example.org')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(await ask(identity, '192.0.2.2')).toBeUndefined()
  })
})
