import { expect, it } from 'vitest'
import { addListedLearner } from '#server/testing/desk-learners.ts'
import { planOf } from '#server/testing/query-plan.ts'
import { createTestDeps } from '#server/testing/test-deps.ts'
import { profilesByKey } from './profile.store.ts'
import { saveProfile } from './save-profile.ts'
import { searchProfiles } from './search-profiles.ts'

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

it('goes on after a place, also among people of the same name', async () => {
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
