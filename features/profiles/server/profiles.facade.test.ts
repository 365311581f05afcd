import { describe, expect, it } from 'vitest'
import type { Db } from '#platform/server/db/database.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { addListedLearner } from '#workshop/testing/app/desk-learners.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { findEndOfNames, selectNamesByKey, selectNamesWithin } from './profile-search.store.ts'
import {
  exportProfile,
  listNameOwners,
  listNames,
  listTypedWallets,
  searchProfiles,
  searchProfilesWithin,
} from './profiles.facade.ts'
import { saveProfile } from './save-profile.ts'

describe('the export', () => {
  it("has the learner's own profile with its times, null when there is none", async () => {
    const deps = await createTestDeps()
    const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
    const createdAt = deps.clock()
    await saveProfile(deps, learner, { name: 'Ada', walletAddress: '0x1' })
    deps.clock.advance(1000)
    await saveProfile(deps, learner, { name: 'Ada L.', walletAddress: '0x1' })

    expect(await exportProfile(deps.db, learner.id)).toEqual({
      name: 'Ada L.',
      walletAddress: '0x1',
      createdAt,
      updatedAt: createdAt + 1000,
    })
    expect(await exportProfile(deps.db, other.id)).toBeNull()
  })
})

describe('owners of a name', () => {
  it('a name is shared where the profile of another has it, however it is written', async () => {
    const deps = await createTestDeps()
    const [ada, other, bob] = [
      await createTestLearner(deps.db),
      await createTestLearner(deps.db),
      await createTestLearner(deps.db),
    ]
    await saveProfile(deps, ada, { name: 'Ada Lovelace' })
    await saveProfile(deps, other, { name: 'ÁDA  lovelace' })
    await saveProfile(deps, bob, { name: 'Bob' })

    const isShared = await listNameOwners(deps.db, ['Ada Lovelace', 'Bob', 'Cy'])

    expect(isShared('Ada Lovelace', ada.id)).toBe(true)
    expect(isShared('Ada Lovelace', other.id)).toBe(true)
    expect(isShared('Bob', bob.id)).toBe(false)
    expect(isShared('Bob', ada.id)).toBe(true)
    expect(isShared('Cy', bob.id)).toBe(false)
    expect((await listNameOwners(deps.db, ['']))('', ada.id)).toBe(false)
  })
})

describe('names', () => {
  it('names those who have a profile, by their ids', async () => {
    const deps = await createTestDeps()
    await addListedLearner(deps, { id: 'a', name: 'Ada' })
    await addListedLearner(deps, { id: 'b' })
    await addListedLearner(deps, { id: 'c', name: 'Eve' })
    expect(await listNames(deps.db, ['a', 'b'])).toEqual(new Map([['a', 'Ada']]))
    expect(await listNames(deps.db, [])).toEqual(new Map())
  })
})

describe('typed wallets', () => {
  it('has what some accounts typed, and nothing of those who typed nothing', async () => {
    const deps = await createTestDeps()
    const [one, empty, other] = [
      await createTestLearner(deps.db),
      await createTestLearner(deps.db),
      await createTestLearner(deps.db),
    ]
    await saveProfile(deps, one, { name: 'One', walletAddress: 'one.eth' })
    await saveProfile(deps, empty, { name: 'Empty' })
    await saveProfile(deps, other, { name: 'Other', walletAddress: '0x2' })

    expect([...(await listTypedWallets(deps.db, [one.id, empty.id]))]).toEqual([[one.id, 'one.eth']])
    expect((await listTypedWallets(deps.db, [])).size).toBe(0)
  })
})

describe('the search', () => {
  it('finds names by their beginning, whatever the case, the accents and the script', async () => {
    const deps = await createTestDeps()
    const names = { a: 'Élise Durand', b: 'ELISE Zola', c: 'Eli', d: 'አዳ', e: 'Anna Elise' }
    for (const [id, name] of Object.entries(names)) await addListedLearner(deps, { id, name })
    const find = async (text: string) =>
      (await searchProfiles(deps.db, { text, limit: 9 })).map(({ id }) => id)
    expect(await find('elise')).toEqual(['a', 'b'])
    expect(await find('ÉLI')).toEqual(['c', 'a', 'b'])
    expect(await find('አ')).toEqual(['d'])
    expect(await find('%')).toEqual([])
    expect(await find(' ')).toEqual([])
  })

  it('goes on after a cursor, also among people of the same name', async () => {
    const deps = await createTestDeps()
    for (const id of ['a', 'b', 'c']) await addListedLearner(deps, { id, name: 'Ada' })
    const first = await searchProfiles(deps.db, { text: 'ada', limit: 2 })
    const rest = await searchProfiles(deps.db, { text: 'ada', after: first.at(-1), limit: 2 })
    expect([...first, ...rest].map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('finds a changed name, and no longer the one before', async () => {
    const deps = await createTestDeps()
    const id = await addListedLearner(deps, { id: 'a', name: 'Ada' })
    await saveProfile(deps, { id, email: '', authenticatedAt: 0 }, { name: 'Grace' })
    expect(await searchProfiles(deps.db, { text: 'grace', limit: 9 })).toHaveLength(1)
    expect(await searchProfiles(deps.db, { text: 'ada', limit: 9 })).toEqual([])
  })

  it('reads a range of the index and sorts nothing (SX.36)', async () => {
    const { db } = await createTestDeps()
    for (const after of [undefined, { key: 'ada', id: 'a' }]) {
      const plan = await planOf(db, (on) => selectNamesByKey(on, 'ada', after, 50))
      expect(plan).toMatch(
        /USING COVERING INDEX profiles_by_search_key|Index Only Scan using profiles_by_search_key/,
      )
      expect(plan).not.toMatch(/SCAN profiles|Seq Scan|TEMP B-TREE|Sort/)
    }
  })

  it('finds a part of a name stretch by stretch, whatever their size, and no profile twice', async () => {
    const deps = await createTestDeps()
    const names = { a: 'Ada Lovelace', b: 'Bob', c: 'Grace LÓVELL', d: 'Ada Lovelace', e: '100%' }
    for (const [id, name] of Object.entries(names)) await addListedLearner(deps, { id, name })
    const find = async (text: string, size: number) => {
      const seen: string[] = []
      for (let after: { key: string; id: string } | null = { key: '', id: '' }; after; ) {
        const found: Awaited<ReturnType<typeof searchProfilesWithin>> = await searchProfilesWithin(deps.db, {
          text,
          after,
          size,
          limit: 2,
        })
        seen.push(...found.names.map(({ id }) => id))
        after = found.next
      }
      return seen
    }
    for (const size of [1, 2, 100]) expect(await find('lovel', size)).toEqual(['a', 'd', 'c'])
    expect(await find('0%', 2)).toEqual(['e'])
    expect(await find(' ', 2)).toEqual([])
  })

  it('looks for a part of a name through a stretch of the index alone', async () => {
    const { db } = await createTestDeps()
    const [after, upTo] = [
      { key: 'a', id: 'a' },
      { key: 'b', id: 'b' },
    ]
    for (const read of [
      (on: Db) => findEndOfNames(on, after, 9),
      (on: Db) => selectNamesWithin(on, 'x', { after, upTo }, 9),
    ]) {
      const plan = await planOf(db, read)
      expect(plan).toMatch(
        /USING COVERING INDEX profiles_by_search_key|Index Only Scan using profiles_by_search_key/,
      )
      expect(plan).not.toMatch(/SCAN profiles|Seq Scan|TEMP B-TREE|Sort/)
    }
  })
})
