import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { listWalletOwners, listWallets } from './wallets.facade.ts'

it('has the addresses of some accounts and the accounts of some addresses, and no others', async () => {
  const { db } = await createTestDeps()
  const people = [await createTestLearner(db), await createTestLearner(db), await createTestLearner(db)]
  const [one = '', two = '', without = ''] = people.map(({ id }) => String(id))
  await db.insertInto('wallets').values({ account_id: one, address: '0x1', proven_at: 1 }).execute()
  await db.insertInto('wallets').values({ account_id: two, address: '0x2', proven_at: 1 }).execute()

  expect([...(await listWallets(db, [one, without]))]).toEqual([[one, '0x1']])
  expect([...(await listWalletOwners(db, ['0x2', '0x3']))]).toEqual([['0x2', two]])
  expect((await listWallets(db, [])).size + (await listWalletOwners(db, [])).size).toBe(0)
})
