import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { selectRewardLists as listRewardLists } from './reward-list.store.ts'

it('has the latest twenty, the latest first', async () => {
  const { db } = await createTestDeps()
  for (let number = 10; number < 35; number++) {
    const list = { id: String(number), made_at: number, made_by: 'x', root: '0x', entries: 1, left_out: '{}' }
    await db
      .insertInto('reward_lists')
      .values({ ...list, claimed_by: 'claim-id', complete: 1 })
      .execute()
  }

  const ids = (await listRewardLists(db)).map(({ id }) => Number(id))

  expect(ids).toHaveLength(20)
  expect(ids.slice(0, 2)).toEqual([34, 33])
})
