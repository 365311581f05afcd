import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestIdentity } from '#server/testing/test-identity.ts'
import { admitRequest } from './admit-request.ts'

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

  it('is kept across processes', async () => {
    const one = await createTestIdentity()
    const other = { ...one }
    for (let i = 0; i < 3; i++) await admitRequest(one, limit, here)

    expect(await admitRequest(other, limit, here)).toBe(60)
  })

  it('stores nothing that names anybody', async () => {
    const identity = await createTestIdentity()
    await admitRequest(identity, limit, ['ada@example.org', '192.0.2.1'])

    const rows = await identity.db.selectFrom('throttles').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/ada|192/)
  })

  it('leaves no rows behind for long', async () => {
    const identity = { ...(await createTestIdentity()), random: (size: number) => new Uint8Array(size) }
    await admitRequest(identity, limit, here)
    identity.clock.advance(60_000)

    await admitRequest(identity, limit, ['192.0.2.2'])

    expect(await identity.db.selectFrom('throttles').selectAll().execute()).toHaveLength(1)
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
