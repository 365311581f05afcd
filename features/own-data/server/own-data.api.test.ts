import { expect, it } from 'vitest'
import { features } from '#app/server/features.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'

/** Columns that hold a secret, or the learner's id once more. */
const withheld = ['password_hash', 'token_hash', 'code_hash', 'account_id', 'custom_claims', 'expires_at']

it('a learner downloads what is stored about them, and nothing of other learners', async () => {
  const app = await createTestApp()
  const [learner, other] = [await app.signUp('ada@example.org'), await app.signUp('bob@example.org')]
  for (const [person, name] of [
    [learner, 'Ada'],
    [other, 'Bob'],
  ] as const) {
    await person.call('PUT', '/api/profile', { name, walletAddress: `0x${name}` })
    await person.call('POST', '/api/modules/1/attempts', {})
  }
  await app.db.updateTable('accounts').set({ email_verified: 1 }).execute()

  const { status, body, text } = await learner.call('GET', '/api/account/export')

  expect(status).toBe(200)
  expect(body).toMatchObject({
    account: { id: learner.uid, email: 'ada@example.org', sessions: [{ signedInWith: 'password' }] },
    profile: { name: 'Ada', walletAddress: '0xAda' },
    quizzes: { attempts: [{ moduleNumber: 1 }], completions: [] },
    certificateRequest: null,
  })
  expect(text).not.toMatch(/bob/i)
  expect(text).not.toContain(other.uid)
})

it('it has a part of each feature that keeps something of an account, and shows no secret', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const tables = await app.db.introspection.getTables()
  const owned = new Set(
    tables.filter(({ columns }) => columns.some(({ name }) => name === 'account_id')).map(({ name }) => name),
  )
  const keeping = features.filter(({ privacyNotices = [] }) =>
    privacyNotices.some((notice) => notice.tables.some((table) => owned.has(table))),
  )

  // These two are in the account itself, which every export begins with.
  expect(keeping.filter(({ ownData }) => !ownData).map(({ name }) => name)).toEqual(['operators', 'identity'])
  const { text } = await learner.call('GET', '/api/account/export')
  for (const column of withheld) expect(text).not.toContain(column)
  expect(text).not.toMatch(/argon2|hash/i)
})
