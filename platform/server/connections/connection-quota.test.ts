import { expect, it } from 'vitest'
import { createConnectionQuota } from './connection-quota.ts'

/** How many connections are taken in, each from the address that a number gives. */
const enterAll = (
  enter: ReturnType<typeof createConnectionQuota>,
  count: number,
  address: (index: number) => string,
) => Array.from({ length: count }, (_, index) => enter(address(index))).filter((leave) => leave !== undefined)

it('an address has as many connections as it may, and another one for each that ends', () => {
  const enter = createConnectionQuota(3)
  const [first] = enterAll(enter, 5, () => '192.0.2.1')
  expect(enter('192.0.2.1')).toBeUndefined()
  expect(enter('192.0.2.2')).toBeDefined()

  first?.()
  expect(enter('192.0.2.1')).toBeDefined()
  expect(enter('192.0.2.1')).toBeUndefined()
})

it('the networks of one IPv6 site have four times as many together, so that one holder cannot have them all', () => {
  const enter = createConnectionQuota(3)

  expect(enterAll(enter, 50, (index) => `2001:db8:1:${index}::1`)).toHaveLength(12)
  expect(enter('2001:db8:2:1::1')).toBeDefined()
})
