import { expect, it } from 'vitest'
import { addAccount, clock, prepareDatabase, runAll } from '#workshop/testing/app/scheduled-tasks.ts'

it('a signed claim goes 90 days after its deadline: until then the learner sees that it has ended', async () => {
  const db = await prepareDatabase()
  const deadline = Math.floor(clock() / 1000) - 90 * 86_400
  const signed = {
    chain_id: 1,
    contract: '0x1',
    claim_id: '0x2',
    address: '0x3',
    signature: '0x4',
    signed_at: 0,
  }
  const add = async (seconds: number) => {
    const account_id = await addAccount(db, { email_verified: 1 })
    await db
      .insertInto('signed_claims')
      .values({ account_id, deadline: seconds, ...signed })
      .execute()
    return account_id
  }
  const [sendable] = [await add(deadline), await add(deadline - 1)]

  expect(await runAll(db)).toEqual({ 'signed-claims': 1 })

  const left = await db.selectFrom('signed_claims').select('account_id').execute()
  expect(left).toEqual([{ account_id: sendable }])
})
