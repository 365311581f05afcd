import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestIdentity } from '#workshop/testing/app/identity.ts'
import { admitRequest, createCallLimit } from './request-limits.ts'

const limit = { kind: 'test', max: 3, window: 60_000 }
const here = ['192.0.2.1']

describe('a limit on requests', () => {
  it('admits so many in a window, then says how long to wait', async () => {
    const identity = await createTestIdentity()
    for (let i = 0; i < 3; i++) expect(await admitRequest(identity, limit, here)).toBeUndefined()
    identity.clock.advance(20_000)

    expect(await admitRequest(identity, limit, here)).toBe(40)
    identity.clock.advance(40_000)
    expect(await admitRequest(identity, limit, here)).toBeUndefined()
  })

  it('counts each subject and each kind apart', async () => {
    const identity = await createTestIdentity()
    for (let i = 0; i < 4; i++) await admitRequest(identity, limit, here)

    expect(await admitRequest(identity, limit, ['192.0.2.2'])).toBeUndefined()
    expect(await admitRequest(identity, { ...limit, kind: 'other' }, here)).toBeUndefined()
  })

  it('admits four times as many from a whole IPv6 site, whichever of its networks ask (SX.15)', async () => {
    const identity = await createTestIdentity()
    const from = (site: number, networks: number) =>
      Array.from({ length: networks }, (_, network) => `2001:db8:${site}:${network.toString(16)}::/64`)
    const admitted = async (addresses: string[]) => {
      let count = 0
      for (const address of addresses)
        if ((await admitRequest(identity, limit, ['ada@example.org', address])) === undefined) count += 1
      return count
    }

    expect(await admitted(Array(10).fill('2001:db8:1:ff::/64'))).toBe(3)
    expect(await admitted(from(1, 100))).toBe(9)
    expect(await admitted(from(2, 100))).toBe(12)
    expect(await admitRequest(identity, limit, ['bob@example.org', '2001:db8:1:0::/64'])).toBeUndefined()
    expect(await admitted(Array.from({ length: 100 }, (_, host) => `192.0.2.${host}`))).toBe(100)
  })

  it('is kept across processes', async () => {
    const one = await createTestIdentity()
    const other = { ...one }
    for (let i = 0; i < 3; i++) await admitRequest(one, limit, here)

    expect(await admitRequest(other, limit, here)).toBe(60)
  })

  it('stores nothing that names a person', async () => {
    const identity = await createTestIdentity()
    await admitRequest(identity, limit, ['ada@example.org', '192.0.2.1'])

    const rows = await identity.db.selectFrom('throttles').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/ada|192/)
  })

  it('never admits more than its number in a window, nor refuses below it, whatever the times', async () => {
    const identity = await createTestIdentity()
    const gaps = fc.array(fc.integer({ min: 0, max: 45_000 }), { maxLength: 40 })
    let run = 0
    await fc.assert(
      fc.asyncProperty(gaps, async (waits) => {
        const subject = [`subject ${run++}`]
        let began = Number.NEGATIVE_INFINITY
        let admitted = 0
        for (const wait of waits) {
          identity.clock.advance(wait)
          if (identity.clock() >= began + limit.window) [began, admitted] = [identity.clock(), 0]
          const refused = await admitRequest(identity, limit, subject)
          expect(refused === undefined).toBe(admitted < limit.max)
          if (refused === undefined) admitted += 1
          else expect(identity.clock() + refused * 1000).toBeGreaterThanOrEqual(began + limit.window)
        }
      }),
      { numRuns: 60 },
    )
  })
})

const callLimit = { kind: 'call', max: 1000, window: 600_000 }

async function admitted(admit: (address: string) => Promise<boolean>, calls: number): Promise<number> {
  let count = 0
  for (let i = 0; i < calls; i++) if (await admit('192.0.2.1')) count++
  return count
}

describe('a limit on calls', () => {
  it('admits about as many calls as its number, then none until the window ends', async () => {
    const identity = await createTestIdentity()
    const admit = createCallLimit(identity, callLimit)

    const count = await admitted(admit, 1500)
    expect(count).toBeGreaterThanOrEqual(1000)
    expect(count).toBeLessThan(1020)
    expect(await admit('192.0.2.2')).toBe(true)
    identity.clock.advance(600_000)
    expect(await admit('192.0.2.1')).toBe(true)
  })

  it('is shared by processes, each of which writes once in a hundredth of it', async () => {
    const identity = await createTestIdentity()
    const [one, other] = [createCallLimit(identity, callLimit), createCallLimit(identity, callLimit)]

    expect(await admitted(one, 9)).toBe(9)
    expect(await identity.db.selectFrom('throttles').selectAll().execute()).toEqual([])
    const count = 9 + (await admitted(one, 591)) + (await admitted(other, 1000))
    expect(count).toBeLessThan(1030)
  })

  it('admits about four times as many from a whole IPv6 site, however few each network makes (SX.15)', async () => {
    const identity = await createTestIdentity()
    const admit = createCallLimit(identity, callLimit)

    let count = 0
    for (let i = 0; i < 6000; i++) if (await admit(`2001:db8:1:${(i % 3000).toString(16)}::/64`)) count++
    expect(count).toBeGreaterThanOrEqual(4000)
    expect(count).toBeLessThan(4080)
    expect(await admit('2001:db8:2:1::/64')).toBe(true)
  })
})
