import { expect, it } from 'vitest'
import { deleteAccount } from '#features/identity/server/operations/account/delete-account.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestIdentity, expectDone, signInTestAccount } from '#workshop/testing/app/identity.ts'
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

it.each([
  [true, ['bob@example.org']],
  [false, ['ada@example.org', 'Ada@Example.org', 'bob@example.org']],
])(
  'an account that is deleted takes submissions with its e-mail along when that is verified: %s',
  async (emailVerified, left) => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    await identity.db
      .updateTable('accounts')
      .set({ email_verified: emailVerified ? 1 : 0 })
      .where('id', '=', account.uid)
      .execute()
    for (const [id, email] of ['ada@example.org', 'Ada@Example.org', 'bob@example.org'].entries())
      await identity.db
        .insertInto('rewards')
        .values({ id: `${id}`, email, evm_address: '', submitted_at: 0 })
        .execute()

    expectDone(await deleteAccount(identity, tokens.idToken))

    const rows = await identity.db.selectFrom('rewards').select('email').orderBy('id').execute()
    expect(rows.map(({ email }) => email)).toEqual(left)
  },
)
