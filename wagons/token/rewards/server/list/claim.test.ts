import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openAddressJudge } from '#wagons/token/wallets/server/address-state.ts'
import { type Claim, decideClaims } from './claim.ts'

const judge = await openAddressJudge()
const address = (digit: string) => judge.checksum(`0x${digit.repeat(40)}`)
const [one, two] = [address('a'), address('b')]
const wrong = `0x${'aB'.repeat(20)}`

const claim = (certificateId: string, parts: Partial<Claim> = {}): Claim => ({
  certificateId,
  accountId: `of ${certificateId}`,
  issuedAt: 0,
  disabled: false,
  verified: undefined,
  typed: [],
  ...parts,
})

const decide = (claims: readonly Claim[], owners: Record<string, string> = {}) => {
  const { entries, leftOut } = decideClaims(judge, claims, new Map(Object.entries(owners)))
  return {
    tokens: Object.fromEntries(entries.map((entry) => [entry.certificateId, entry.address])),
    reasons: Object.fromEntries(leftOut.map((left) => [left.certificateId, left.reason])),
  }
}

it('a verified address counts before a typed one', () => {
  expect(decide([claim('c', { verified: one, typed: [two] })], { [one]: 'of c' }).tokens).toEqual({ c: one })
})

it('of typed ones the first without a mistake counts', () => {
  expect(decide([claim('c', { typed: [wrong, two, one] })]).tokens).toEqual({ c: two })
})

it.each([
  ['no-address', []],
  ['no-address', [' ']],
  ['wrong-address', ['ada.eth']],
  ['wrong-address', [wrong]],
  ['unchecked-address', [one.toLowerCase(), wrong]],
])('%s: %j', (reason, typed) => {
  expect(decide([claim('c', { typed })])).toEqual({ tokens: {}, reasons: { c: reason } })
})

it('a disabled account gets nothing, and keeps no other account from the address', () => {
  const claims = [claim('a', { typed: [one], disabled: true }), claim('b', { typed: [one], issuedAt: 1 })]

  expect(decide(claims)).toEqual({ tokens: { b: one }, reasons: { a: 'account-disabled' } })
})

it('an address typed by several goes to who has verified it', () => {
  const claims = [claim('a', { typed: [one] }), claim('b', { verified: one, issuedAt: 1 })]

  expect(decide(claims, { [one]: 'of b' })).toEqual({
    tokens: { b: one },
    reasons: { a: 'address-of-another' },
  })
})

it('and to no other, when that one has no certificate', () => {
  expect(decide([claim('a', { typed: [one] })], { [one]: 'a stranger' })).toEqual({
    tokens: {},
    reasons: { a: 'address-of-another' },
  })
})

it('an address that no account has verified goes to the certificate issued first, then to the lower id', () => {
  const claims = [
    claim('c', { typed: [one], issuedAt: 1 }),
    claim('b', { typed: [one], issuedAt: 1 }),
    claim('a', { typed: [one], issuedAt: 2 }),
  ]

  expect(decide(claims).tokens).toEqual({ b: one })
})

it('each certificate is either on the list or left out, no address is there twice, and the order of claims is none (SX.33)', () => {
  const some = fc.constantFrom(one, two, address('c'), one.toLowerCase(), wrong, '', 'ada.eth')
  const claims = fc
    .array(
      fc.record({
        issuedAt: fc.nat(3),
        disabled: fc.boolean(),
        verified: fc.constant(undefined),
        typed: fc.array(some, { maxLength: 3 }),
      }),
    )
    .map((all) => all.map((parts, index) => claim(`c${index}`, parts)))
  fc.assert(
    fc.property(claims, fc.nat(), (all, turn) => {
      const decided = decideClaims(judge, all, new Map())
      const ids = [...decided.entries, ...decided.leftOut].map(({ certificateId }) => certificateId)
      expect(ids.toSorted()).toEqual(all.map(({ certificateId }) => certificateId).toSorted())
      expect(new Set(decided.entries.map((entry) => entry.address)).size).toBe(decided.entries.length)
      const at = all.length ? turn % all.length : 0
      expect(decideClaims(judge, [...all.slice(at), ...all.slice(0, at)].toReversed(), new Map())).toEqual(
        decided,
      )
    }),
  )
})
