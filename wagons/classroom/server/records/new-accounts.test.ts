import { expect, it } from 'vitest'
import { countCompletedModules } from '#features/quizzes/server/quizzes.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { insertPlayed } from '#workshop/testing/app/played-attempts.ts'
import { listNewAccounts } from './new-accounts.ts'

it('an account is new for a day, unless its email is verified or a quiz is completed', async () => {
  const deps = await createTestDeps()
  const { db, clock } = deps
  const ids = []
  for (let count = 0; count < 4; count++) ids.push((await createTestLearner(db)).id as LearnerId)
  const [fresh = '', old = '', verified = '', graduate] = ids
  await insertPlayed(deps, graduate as LearnerId, [{ moduleNumber: 1, versions: [] }])
  const day = 24 * 60 * 60_000
  await db
    .updateTable('accounts')
    .set({ created_at: clock() - day + 1 })
    .execute()
  await db
    .updateTable('accounts')
    .set({ created_at: clock() - day })
    .where('id', '=', old)
    .execute()
  await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', verified).execute()
  const parts = {
    db,
    clock,
    countCompleted: (all: readonly string[]) => countCompletedModules(db, all, 9),
  }

  expect([...(await listNewAccounts(parts, ids))]).toEqual([fresh])
  expect([...(await listNewAccounts(parts, [verified]))]).toEqual([])
})
