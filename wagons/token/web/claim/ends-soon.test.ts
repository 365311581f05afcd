import { expect, it } from 'vitest'
import { mustSign } from './ends-soon.ts'

const day = 24 * 60 * 60_000
const signed = { deadline: 100 * 86_400, signedAt: 0, claimId: '0x1', signature: '0x2', hasEnded: false }

it('a signature can be renewed from ten days before its end on, and need not be before', () => {
  expect(mustSign(null, 0)).toBe(true)
  expect(mustSign(signed, 90 * day)).toBe(false)
  expect(mustSign(signed, 90 * day + 1)).toBe(true)
  expect(mustSign({ ...signed, hasEnded: true }, 0)).toBe(true)
})
