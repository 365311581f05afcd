import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { newAccountId } from './account-fields.ts'

it('is 28 letters and digits', () => {
  expect(newAccountId(randomBytes)).toMatch(/^[A-Za-z0-9]{28}$/)
})

it('draws each of the 62 characters from equally many bytes', () => {
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const drawn = new Map<string, number>()
  for (const byte of every) {
    const [first = ''] = newAccountId(() => Uint8Array.of(byte < 248 ? byte : 0))
    if (byte < 248) drawn.set(first, (drawn.get(first) ?? 0) + 1)
  }
  expect(drawn.size).toBe(62)
  expect(new Set(drawn.values())).toEqual(new Set([4]))
})

it('skips the bytes that would favour some characters', () => {
  const bytes = [Uint8Array.of(248, 255, 250), Uint8Array.from({ length: 28 }, () => 1)]
  expect(newAccountId(() => bytes.shift() ?? Uint8Array.of())).toBe('B'.repeat(28))
})
