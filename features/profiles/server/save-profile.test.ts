import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { getProfile, saveProfile } from './save-profile.ts'

it('keeps name and wallet address, with an empty address when none is given (S3.2)', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)

  await saveProfile(deps, learner, { name: 'የተማሪ ስም' })

  expect(await getProfile(deps.db, learner)).toEqual({
    name: 'የተማሪ ስም',
    email: learner.email,
    walletAddress: '',
  })
})

it('replaces an earlier profile (S7.22)', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await saveProfile(deps, learner, { name: 'First', walletAddress: '0x1' })

  const saved = await saveProfile(deps, learner, { name: 'Second' })

  expect(await getProfile(deps.db, learner)).toEqual(saved)
  expect(await deps.db.selectFrom('profiles').selectAll().execute()).toHaveLength(1)
})
