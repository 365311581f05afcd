import { expect, it } from 'vitest'
import { addAccount, listAccountIds, prepareDatabase, runAll } from '#workshop/testing/app/scheduled-tasks.ts'

it('an account that was never verified stays when it proved a wallet', async () => {
  const db = await prepareDatabase()
  const account_id = await addAccount(db)
  await db.insertInto('wallets').values({ account_id, address: '0x1', proven_at: 0 }).execute()

  await runAll(db)

  expect(await listAccountIds(db)).toEqual([account_id])
})
