import { describe, expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { countStatusLists, entriesPerList, takeStatus } from './credential-status.store.ts'

describe('the entry of a certificate in the list of revoked ones', () => {
  it('is drawn at random, and drawn again where it was taken before', async () => {
    const { db } = await createTestDeps()
    const draws = [7, 7, 7, 131_071]
    const draw = (below: number) => {
      expect(below).toBe(entriesPerList)
      return draws.shift() ?? 0
    }

    expect([await takeStatus(db, draw), await takeStatus(db, draw)]).toEqual([7, 131_071])
  })

  it('is in the next list once half of the list is taken', async () => {
    const { db } = await createTestDeps()
    const half = entriesPerList / 2
    for (let from = 0; from < half - 1; from += 512) {
      const entries = Array.from({ length: Math.min(512, half - 1 - from) }, (_, entry) => from + entry)
      await db
        .insertInto('credential_statuses')
        .values(entries.map((status_index) => ({ status_index, certificate_id: null })))
        .execute()
    }

    expect(await takeStatus(db, () => half)).toBe(half)
    expect(await countStatusLists(db)).toBe(1)
    expect(await takeStatus(db, () => half)).toBe(entriesPerList + half)
    expect(await countStatusLists(db)).toBe(2)
  })

  it('does not tell how many certificates there are', async () => {
    const { db } = await createTestDeps()
    const entries = [await takeStatus(db), await takeStatus(db), await takeStatus(db), await takeStatus(db)]

    expect(Math.max(...entries)).toBeGreaterThan(3)
  })
})
