import { expect, it } from 'vitest'
import { mustSign, signedSince } from './live-signature.ts'

const day = 24 * 60 * 60_000
const signed = { deadline: 100 * 86_400, signedAt: 0, claimId: '0x1', signature: '0x2', hasEnded: false }

it('a signature can be renewed from ten days before its end on, and need not be before', () => {
  expect(mustSign(null, 0)).toBe(true)
  expect(mustSign(signed, 90 * day)).toBe(false)
  expect(mustSign(signed, 90 * day + 1)).toBe(true)
  expect(mustSign({ ...signed, hasEnded: true }, 0)).toBe(true)
})

it('a signature that replaces one which is still valid is told apart from it by its time', () => {
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const since = (known: typeof signed | null) =>
    signedSince({ state: 'waiting-for-list', account, signed: known })
  expect(since(signed)).toBe(0)
  expect(since({ ...signed, signedAt: day })).toBe(day)
  expect(since({ ...signed, hasEnded: true })).toBeNull()
  expect(since(null)).toBeNull()
  expect(signedSince({ state: 'not-listed', reason: 'no-address' })).toBeNull()
  expect(signedSince(undefined)).toBeNull()
})
