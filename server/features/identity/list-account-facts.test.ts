import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { listAccountFacts, listAccountsWithEmails } from './identity.facade.ts'

it('knows some accounts by id or e-mail, and no others', async () => {
  const { db } = await createTestDeps()
  const ada = await createTestLearner(db, 'ada@example.org')
  const bob = await createTestLearner(db, 'bob@example.org')
  await db.updateTable('accounts').set({ email_verified: 1, disabled: 1 }).where('id', '=', ada.id).execute()

  const facts = { id: ada.id, email: 'ada@example.org', emailVerified: true, disabled: true, createdAt: 0 }
  expect([...(await listAccountFacts(db, [ada.id, 'unknown']))]).toEqual([[ada.id, facts]])
  expect([...(await listAccountsWithEmails(db, ['ada@example.org']))]).toEqual([['ada@example.org', facts]])
  expect((await listAccountFacts(db, [bob.id])).get(bob.id)).toMatchObject({
    emailVerified: false,
    disabled: false,
  })
  expect((await listAccountFacts(db, [])).size + (await listAccountsWithEmails(db, [])).size).toBe(0)
})
