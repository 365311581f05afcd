import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minute } from '#platform/server/clock/clock.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import {
  addTestAccount,
  createTestIdentity,
  expectDone,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { findAccountByEmail } from '../records/account.store.ts'
import type { Account } from '../records/account.ts'
import { beginSignIn } from './sign-in-attempt.ts'

const email = 'ada@example.org'
const home = '192.0.2.1'

async function prepare(env: NodeJS.ProcessEnv = {}) {
  const identity = await createTestIdentity(env)
  await addTestAccount(identity, email)
  const account = await findAccountByEmail(identity.db, email)
  if (!account) throw new Error('the account has just been made')
  return { identity, account }
}

/** Tries a wrong password; whether it was let through to be judged. */
async function fail(identity: TestIdentity, account: Account | undefined, address: string, to = email) {
  return !((await beginSignIn(identity, to, address, account)) instanceof Refusal)
}

/** Tries the right password; whether it was let through to be judged, which signs in. */
async function succeed(identity: TestIdentity, account: Account, address: string) {
  const attempt = await beginSignIn(identity, account.email ?? '', address, account)
  if (attempt instanceof Refusal) return false
  await identity.db.transaction().execute((tx) => attempt.settle(tx))
  return true
}

describe('an address that keeps failing at an account', () => {
  it('has ten tries, then waits thirty seconds, and twice as long each time', async () => {
    const { identity, account } = await prepare()
    for (let i = 0; i < 10; i++) expect(await fail(identity, account, home)).toBe(true)

    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      identity.clock.advance(seconds * 1000 - 1)
      expect(await fail(identity, account, home)).toBe(false)
      identity.clock.advance(1)
      expect(await fail(identity, account, home)).toBe(true)
    }
  })

  it('has its free tries also by a clock that is behind that of another process', async () => {
    const { identity, account } = await prepare()
    expect(await fail(identity, account, home)).toBe(true)

    identity.clock.advance(-50)

    expect(await fail(identity, account, home)).toBe(true)
  })

  it('does not prolong its pause by trying on', async () => {
    const { identity, account } = await prepare()
    for (let i = 0; i < 50; i++) await fail(identity, account, home)
    identity.clock.advance(30_000)

    expect(await succeed(identity, account, home)).toBe(true)
  })

  it('begins anew after a success, and after a day', async () => {
    const { identity, account } = await prepare()
    for (let i = 0; i < 9; i++) await fail(identity, account, home)
    await succeed(identity, account, home)

    for (let i = 0; i < 10; i++) expect(await fail(identity, account, home)).toBe(true)
    identity.clock.advance(24 * 60 * minute)
    for (let i = 0; i < 10; i++) expect(await fail(identity, account, home)).toBe(true)
  })

  it('is counted before the password is judged, so that many at once are counted too', async () => {
    const { identity, account } = await prepare()

    const tries = await Promise.all(Array.from({ length: 40 }, () => fail(identity, account, home)))

    expect(tries.filter(Boolean)).toHaveLength(10)
  })

  it('may try again at once when the owner has set a new password', async () => {
    const { identity, account } = await prepare()
    for (let i = 0; i < 20; i++) await fail(identity, account, home)

    const changed = { ...account, passwordUpdatedAt: (account.passwordUpdatedAt ?? 0) + 1 }
    expect(await succeed(identity, changed, home)).toBe(true)
  })

  it('is treated alike when no account has the e-mail', async () => {
    const { identity, account } = await prepare()
    const known: boolean[] = []
    const unknown: boolean[] = []
    for (let i = 0; i < 30; i++) {
      identity.clock.advance(7_000)
      known.push(await fail(identity, account, home))
      unknown.push(await fail(identity, undefined, '192.0.2.2', 'unknown@example.org'))
    }

    expect(unknown).toEqual(known)
    expect(known).toContain(false)
  })

  it('is as if it had not tried when the password was never judged', async () => {
    const { identity, account } = await prepare()

    for (let i = 0; i < 50; i++)
      await expectDone(await beginSignIn(identity, email, home, account)).withdraw()

    expect(await fail(identity, account, home)).toBe(true)
  })
})

describe('an account that fails from many addresses', () => {
  const strangers = (count: number) => Array.from({ length: count }, (_, i) => `198.51.100.${i}`)

  it('lets its owner in from where they have signed in before, with every free try', async () => {
    const { identity, account } = await prepare()
    await succeed(identity, account, home)
    for (const address of strangers(200)) await fail(identity, account, address)

    for (let i = 0; i < 9; i++) expect(await fail(identity, account, home)).toBe(true)
    expect(await succeed(identity, account, home)).toBe(true)
  })

  it('gives each unknown address one try, so that its owner gets in from anywhere', async () => {
    const { identity, account } = await prepare()
    for (const address of strangers(50)) await fail(identity, account, address)

    expect(await fail(identity, account, '203.0.113.1')).toBe(true)
    expect(await fail(identity, account, '203.0.113.1')).toBe(false)
    expect(await succeed(identity, account, '203.0.113.2')).toBe(true)
  })

  it('is as before an hour later', async () => {
    const { identity, account } = await prepare()
    for (const address of strangers(50)) await fail(identity, account, address)
    identity.clock.advance(60 * minute)

    for (let i = 0; i < 10; i++) expect(await fail(identity, account, '203.0.113.1')).toBe(true)
  })
})

describe('an address that fails at many accounts', () => {
  it('is refused for ten minutes, except at accounts it has signed in to', async () => {
    const { identity, account } = await prepare({ IDENTITY_FAILURE_LIMIT: '30' })
    await succeed(identity, account, home)
    for (let i = 0; i < 30; i++) expect(await fail(identity, undefined, home, `${i}@example.org`)).toBe(true)

    expect(await fail(identity, undefined, home, 'one-more@example.org')).toBe(false)
    expect(await succeed(identity, account, home)).toBe(true)
    expect(await fail(identity, undefined, '192.0.2.2', 'one-more@example.org')).toBe(true)
    identity.clock.advance(10 * minute)
    expect(await fail(identity, undefined, home, 'one-more@example.org')).toBe(true)
  })

  it('may be a school: sixty learners, five mistakes each, all in ten minutes, and all get in', async () => {
    const { identity, account } = await prepare()
    for (let learner = 0; learner < 60; learner++) {
      const own = { ...account, email: `${learner}@example.org` }
      for (let mistake = 0; mistake < 5; mistake++)
        expect(await fail(identity, own, home, own.email)).toBe(true)
      expect(await succeed(identity, own, home)).toBe(true)
    }
  })
})

describe('a site of IPv6, which has 65,536 networks', () => {
  const network = (number: number, site = '2001:db8:1') => `${site}:${number.toString(16)}::/64`

  it('is refused as a whole when it fails at many accounts', async () => {
    const { identity, account } = await prepare({ IDENTITY_FAILURE_LIMIT: '30' })
    await succeed(identity, account, network(0))
    for (let i = 1; i <= 30; i++)
      expect(await fail(identity, undefined, network(i), `${i}@example.org`)).toBe(true)

    expect(await fail(identity, undefined, network(31), 'one-more@example.org')).toBe(false)
    expect(await succeed(identity, account, network(0))).toBe(true)
    expect(await fail(identity, undefined, network(31, '2001:db8:2'), 'one-more@example.org')).toBe(true)
    identity.clock.advance(10 * minute)
    expect(await fail(identity, undefined, network(31), 'one-more@example.org')).toBe(true)
  })

  it('has one try, not one for each network, at an account that fails from many addresses', async () => {
    const { identity, account } = await prepare({ IDENTITY_ACCOUNT_FAILURE_LIMIT: '50' })
    await succeed(identity, account, network(0))
    for (let i = 1; i <= 50; i++) await fail(identity, account, network(i))

    expect(await fail(identity, account, network(51))).toBe(true)
    for (let i = 52; i <= 60; i++) expect(await fail(identity, account, network(i))).toBe(false)
    expect(await succeed(identity, account, network(0))).toBe(true)
    expect(await succeed(identity, account, network(1, '2001:db8:2'))).toBe(true)
    identity.clock.advance(30_000)
    expect(await succeed(identity, account, network(61))).toBe(true)
  })

  it('is as if it had not tried when no password was judged', async () => {
    const { identity, account } = await prepare({ IDENTITY_ACCOUNT_FAILURE_LIMIT: '1' })
    await fail(identity, account, home)
    for (let i = 0; i < 20; i++)
      await expectDone(await beginSignIn(identity, email, network(i), account)).withdraw()

    expect(await fail(identity, account, network(20))).toBe(true)
  })
})

it('whatever strangers do elsewhere, an owner is never refused at home, nor at a first try from a new place (SX.18)', async () => {
  const { identity, account } = await prepare({ IDENTITY_ACCOUNT_FAILURE_LIMIT: '5' })
  await succeed(identity, account, home)
  const assault = fc.array(
    fc.record({ stranger: fc.integer({ min: 0, max: 30 }), wait: fc.integer({ min: 0, max: 120_000 }) }),
    { maxLength: 60 },
  )
  let place = 0
  await fc.assert(
    fc.asyncProperty(assault, async (attempts) => {
      for (const { stranger, wait } of attempts) {
        identity.clock.advance(wait)
        await fail(identity, account, `198.51.100.${stranger}`)
      }
      expect(await succeed(identity, account, home)).toBe(true)
      expect(await succeed(identity, account, `203.0.113.${place++}`)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

it('one address gets no more than a handful of tries an hour once it has used up its free ones', async () => {
  const { identity, account } = await prepare()
  for (let i = 0; i < 60; i++) await fail(identity, account, home)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 20, maxLength: 60 }),
      async (waits) => {
        let tries = 0
        let spent = 0
        for (const wait of waits) {
          identity.clock.advance(wait)
          spent += wait
          if (await fail(identity, account, home)) tries++
        }
        // Five shorter pauses at the very beginning, then one try in fifteen minutes.
        expect(tries).toBeLessThanOrEqual(6 + Math.ceil(spent / (15 * minute)))
      },
    ),
    { numRuns: 20 },
  )
})
