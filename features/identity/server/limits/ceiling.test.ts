import { describe, expect, it } from 'vitest'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  type TestIdentity,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import {
  sendEmailVerification,
  sendPasswordReset,
  sendSignInLink,
} from '../operations/action-codes/send-action-code.ts'
import { signUp, signUpAnonymously } from '../operations/sign-in/sign-up.ts'
import { admitEmail } from './admit-email.ts'
import { admitSignUp, readUsedCeilings } from './identity-limits.ts'

const exceeded = 'TOO_MANY_ATTEMPTS_TRY_LATER'
const ceiling = 300
const prepare = () =>
  createTestIdentity({ IDENTITY_MAIL_CEILING: `${ceiling}`, IDENTITY_SIGN_UP_CEILING: `${ceiling}` })

let mailboxes = 0

/** Asks for e-mails to invented mailboxes in turn; returns how many were admitted. */
async function askFrom(identity: TestIdentity, addresses: readonly string[], times: number): Promise<number> {
  let admitted = 0
  for (let time = 0; time < times; time++) {
    const email = `invented-${mailboxes++}@example.org`
    const address = addresses[time % addresses.length] ?? ''
    if ((await admitEmail(identity, { email, account: undefined }, address)) === undefined) admitted++
  }
  return admitted
}

const register = (identity: TestIdentity, name: string, address: string, password = testPassword) =>
  signUp(identity, { email: `${name}@example.org`, password }, address)

const ipv4 = (count: number) =>
  Array.from({ length: count }, (_, number) => `198.${number >> 8}.${number & 255}.1`)
const sites = (count: number) =>
  Array.from({ length: count }, (_, number) => `2001:db8:${(number + 1).toString(16)}:7::/64`)
const newcomer = '192.0.2.7'

describe('a ceiling', () => {
  it('leaves a newcomer the sign-in link, the confirmation and the reset when a few addresses ask for all it has (SX.16)', async () => {
    const identity = await prepare()
    await askFrom(identity, ['203.0.113.1', '203.0.113.2', '198.51.100.9', ...sites(1)], 3 * ceiling)
    const asked = { address: newcomer, continueUrl: 'https://edutrain.example/dashboard' }

    expectDone(await sendSignInLink(identity, { ...asked, email: 'ada@example.org' }))
    const { tokens } = expectDone(await register(identity, 'bob', newcomer))
    expectDone(await sendEmailVerification(identity, { ...asked, idToken: tokens.idToken }))
    expectDone(await sendPasswordReset(identity, { ...asked, email: 'bob@example.org' }))

    expect(identity.outbox.links()).toHaveLength(3)
  })

  it('leaves newcomers room to register when a few addresses register all that they can', async () => {
    const identity = await prepare()
    const few = ['203.0.113.1', '198.51.100.9', ...sites(1)]
    for (let time = 0; time < 2 * ceiling; time++)
      await register(identity, `throwaway-${time}`, few[time % few.length] ?? '')
    expect(codeOf(await register(identity, 'one-more', '203.0.113.2'))).toBe(exceeded)

    expectDone(await register(identity, 'ada', newcomer))
  })

  it('leaves newcomers room when two dozen networks ask for all it has', async () => {
    const identity = await prepare()
    await askFrom(identity, [...ipv4(12), ...sites(12)], 3 * ceiling)

    expect(await askFrom(identity, [newcomer], 3)).toBe(3)
  })

  it('leaves newcomers room when one IPv6 provider asks from a thousand sites', async () => {
    const identity = await prepare()
    await askFrom(identity, sites(1000), 3 * ceiling)

    expect(await askFrom(identity, [newcomer], 3)).toBe(3)
  })

  it('lets one network have half of it, as where a proxy hides all others', async () => {
    const identity = await prepare()

    expect(await askFrom(identity, ['203.0.113.1'], ceiling)).toBe(ceiling / 2)
    identity.clock.advance(3_600_000)
    expect(await askFrom(identity, ['203.0.113.1'], 1)).toBe(1)
  })

  it('is never exceeded, from however many networks, and reached only from hundreds', async () => {
    const identity = await prepare()

    expect(await askFrom(identity, ipv4(2 * ceiling), 2 * ceiling)).toBe(ceiling)
    expect(await readUsedCeilings(identity)).toEqual({ mail: 1, 'sign-ups': 0 })
  })
})

describe('the ceiling of new accounts', () => {
  it('holds from any address and in any way, until the hour ends (SX.16)', async () => {
    const identity = await createTestIdentity({ IDENTITY_SIGN_UP_CEILING: '2' })
    const [one = '', two = '', three = ''] = ipv4(3)
    expectDone(await register(identity, 'ada', one))
    expect(await admitSignUp(identity, two)).toBeUndefined()

    expect(codeOf(await register(identity, 'bob', three))).toBe(exceeded)
    identity.clock.advance(3_600_000)
    expectDone(await register(identity, 'bob', three))
  })

  it('holds for guests too, who keep no one from registering', async () => {
    const identity = await createTestIdentity({ IDENTITY_SIGN_UP_CEILING: '2' })
    const [one = '', two = '', three = ''] = ipv4(3)
    for (const address of [one, two]) expectDone(await signUpAnonymously(identity, address))

    expect(codeOf(await signUpAnonymously(identity, three))).toBe(exceeded)
    expectDone(await register(identity, 'ada', three))
  })

  it('does not count what is refused anyway, so that it cannot keep learners from registering', async () => {
    const identity = await createTestIdentity({ IDENTITY_SIGN_UP_CEILING: '1' })
    await addTestAccount(identity, 'ada@example.org')
    expect(codeOf(await register(identity, 'ada', newcomer))).toBe('EMAIL_EXISTS')
    expect(codeOf(await register(identity, 'bob', newcomer, '12345'))).toBe('WEAK_PASSWORD')

    expectDone(await register(identity, 'bob', newcomer))
  })
})
