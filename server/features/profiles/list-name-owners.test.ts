import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { listNameOwners } from './profiles.facade.ts'
import { saveProfile } from './save-profile.ts'

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
