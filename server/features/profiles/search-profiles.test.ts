import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { addListedLearner } from '#server/testing/app/desk-learners.ts'
import { planOf } from '#server/testing/app/query-plan.ts'
import { endOfNames, profilesByKey, profilesWithin } from './profile-search.store.ts'
import { searchProfiles, searchProfilesWithin } from './profiles.facade.ts'
import { saveProfile } from './save-profile.ts'

it('finds names by their beginning, whatever the case, the accents and the script', async () => {
  const deps = await createTestDeps()
  const names = { a: 'Élise Durand', b: 'ELISE Zola', c: 'Eli', d: 'አዳ', e: 'Anna Elise' }
  for (const [id, name] of Object.entries(names)) await addListedLearner(deps, { id, name })
  const find = async (text: string) => (await searchProfiles(deps.db, { text, limit: 9 })).map(({ id }) => id)
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

it('reads a range of the index and sorts nothing', async () => {
  const { db } = await createTestDeps()
  for (const after of [undefined, { key: 'ada', id: 'a' }]) {
    const plan = await planOf(db, profilesByKey(db, 'ada', after, 50))
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
        ...{ text, after, size, limit: 2 },
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
  for (const query of [endOfNames(db, after, 9), profilesWithin(db, 'x', { after, upTo }, 9)]) {
    const plan = await planOf(db, query)
    expect(plan).toMatch(
      /USING COVERING INDEX profiles_by_search_key|Index Only Scan using profiles_by_search_key/,
    )
    expect(plan).not.toMatch(/SCAN profiles|Seq Scan|TEMP B-TREE|Sort/)
  }
})
