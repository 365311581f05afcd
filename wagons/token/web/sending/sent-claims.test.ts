import { expect, it } from 'vitest'
import { isTrusted } from './sent-claims.ts'

const minute = 60_000

it('what was seen in a block counts for ten minutes, and is then followed again: the block may be lost', () => {
  expect(isTrusted({ minedAt: 1_000 }, 1_000 + 10 * minute - 1)).toBe(true)
  expect(isTrusted({ minedAt: 1_000 }, 1_000 + 10 * minute)).toBe(false)
})

it('what was not seen in a block counts for nothing', () => {
  expect(isTrusted({}, 1_000)).toBe(false)
})
