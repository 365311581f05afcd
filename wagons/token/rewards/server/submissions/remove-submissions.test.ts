import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { removeSubmissions } from '../rewards.facade.ts'

it('removes the submissions with an e-mail in any case, and no others', async () => {
  const { db } = await createTestDeps()
  const submission = { evm_address: '', submitted_at: 0 }
  await db
    .insertInto('rewards')
    .values([
      { ...submission, id: '1', email: 'Ada@Example.org' },
      { ...submission, id: '2', email: 'ada@example.org', confirmed_at: 1 },
      { ...submission, id: '3', email: 'bob@example.org' },
    ])
    .execute()

  await removeSubmissions(db, 'ada@example.org')

  expect(await db.selectFrom('rewards').select('id').execute()).toEqual([{ id: '3' }])
})
