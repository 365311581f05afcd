import { expect, it } from 'vitest'
import { createTestIdentity } from '#server/testing/app/identity.ts'
import { createCallLimit } from './admit-call.ts'

const limit = { kind: 'call', max: 1000, window: 600_000 }

async function admitted(admit: (address: string) => Promise<boolean>, calls: number): Promise<number> {
  let count = 0
  for (let i = 0; i < calls; i++) if (await admit('192.0.2.1')) count++
  return count
}

it('admits about as many calls as its number, then none until the window ends', async () => {
  const identity = await createTestIdentity()
  const admit = createCallLimit(identity, limit)

  const count = await admitted(admit, 1500)
  expect(count).toBeGreaterThanOrEqual(1000)
  expect(count).toBeLessThan(1020)
  expect(await admit('192.0.2.2')).toBe(true)
  identity.clock.advance(600_000)
  expect(await admit('192.0.2.1')).toBe(true)
})

it('is shared by processes, each of which writes once in a hundredth of it', async () => {
  const identity = await createTestIdentity()
  const [one, other] = [createCallLimit(identity, limit), createCallLimit(identity, limit)]

  expect(await admitted(one, 9)).toBe(9)
  expect(await identity.db.selectFrom('throttles').selectAll().execute()).toEqual([])
  const count = 9 + (await admitted(one, 591)) + (await admitted(other, 1000))
  expect(count).toBeLessThan(1030)
})

it('admits about four times as many from a whole IPv6 site, however few each network makes', async () => {
  const identity = await createTestIdentity()
  const admit = createCallLimit(identity, limit)

  let count = 0
  for (let i = 0; i < 6000; i++) if (await admit(`2001:db8:1:${(i % 3000).toString(16)}::/64`)) count++
  expect(count).toBeGreaterThanOrEqual(4000)
  expect(count).toBeLessThan(4080)
  expect(await admit('2001:db8:2:1::/64')).toBe(true)
})
