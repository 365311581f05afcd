import { expect, it } from 'vitest'
import { createConnectionPace } from './connection-pace.ts'

function setUp(most: number, within: number) {
  let now = 0
  const mayOpen = createConnectionPace(most, within, () => now)
  return {
    pass: (ms: number) => {
      now += ms
    },
    /** How many of them may, each from the address that a number gives. */
    opened: (count: number, address: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => mayOpen(address(index))).filter(Boolean).length,
  }
}

it('an address opens its connections at once, and then as many again within the time for all', () => {
  const { pass, opened } = setUp(100, 10_000)
  expect(opened(500, () => '192.0.2.1')).toBe(100)

  pass(1_000)
  expect(opened(500, () => '192.0.2.1')).toBe(10)

  pass(20_000)
  expect(opened(500, () => '192.0.2.1')).toBe(100)
})

it('one that tries again and again loses nothing by it, and no other address does', () => {
  const { pass, opened } = setUp(100, 10_000)
  opened(10_000, () => '192.0.2.1')

  expect(opened(100, () => '192.0.2.2')).toBe(100)
  pass(10_000)
  expect(opened(500, () => '192.0.2.1')).toBe(100)
})

it('the networks of one IPv6 site have four times as many together', () => {
  const { opened } = setUp(3, 10_000)

  expect(opened(50, (index) => `2001:db8:1:${index}::1`)).toBe(12)
  expect(opened(1, () => '2001:db8:2:1::1')).toBe(1)
})
