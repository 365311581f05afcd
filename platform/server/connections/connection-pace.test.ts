import { expect, it } from 'vitest'
import { createConnectionPace } from './connection-pace.ts'

function setUp(most: number, within: number) {
  let now = 0
  const enter = createConnectionPace(most, within, () => now)
  const open = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => enter(address(index))).filter((leave) => leave !== undefined)
  return {
    open,
    pass: (ms: number) => {
      now += ms
    },
    /** How many of them may open, each after the one before has left. */
    comeAndGo(count: number, address: string) {
      let opened = 0
      for (let number = 0; number < count; number++) {
        const leave = enter(address)
        leave?.()
        if (leave) opened++
      }
      return opened
    },
  }
}

it('an address opens some in the place of closed ones at once, and then as many within the time for all', () => {
  const { pass, comeAndGo } = setUp(100, 10_000)
  // The first one is in nobody's place.
  expect(comeAndGo(500, '192.0.2.1')).toBe(101)

  pass(1_000)
  expect(comeAndGo(500, '192.0.2.1')).toBe(10)
})

it('a school comes in at once, and each learner for another one who has left', () => {
  const { open } = setUp(100, 10_000)
  const learners = open(1_800, () => '192.0.2.1')
  expect(learners).toHaveLength(1_800)

  for (const leave of learners.slice(0, 90)) leave()
  expect(open(90, () => '192.0.2.1')).toHaveLength(90)
  expect(open(300, () => '192.0.2.1')).toHaveLength(300)
})

it('one that tries again and again loses nothing by it, and no other address does', () => {
  const { pass, comeAndGo } = setUp(100, 10_000)
  comeAndGo(10_000, '192.0.2.1')

  expect(comeAndGo(100, '192.0.2.2')).toBe(100)
  pass(10_000)
  expect(comeAndGo(500, '192.0.2.1')).toBeGreaterThanOrEqual(100)
})

it('the networks of one IPv6 site open four times as many together', () => {
  const { open } = setUp(3, 10_000)
  const all = (count: number) => open(count, (index) => `2001:db8:1:${index}::1`)
  for (const leave of all(50)) leave()

  expect(all(50)).toHaveLength(12)
  expect(open(1, () => '2001:db8:2:1::1')).toHaveLength(1)
})
