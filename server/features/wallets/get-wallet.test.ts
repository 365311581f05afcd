import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { getWallet } from './wallets.facade.ts'

it("is the learner's own address, never another's", async () => {
  const { db } = await createTestDeps()
  const [one, other] = [await createTestLearner(db), await createTestLearner(db)]
  await db.insertInto('wallets').values({ account_id: one.id, address: '0x1', proven_at: 7 }).execute()

  expect(await getWallet(db, one.id)).toEqual({ address: '0x1', verifiedAt: 7 })
  expect(await getWallet(db, other.id)).toBeNull()
})
