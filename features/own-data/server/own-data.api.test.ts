import { expect, it } from 'vitest'
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

it('it misses no table that belongs to an account, and shows no secret', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const tables = await app.db.introspection.getTables()
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'account_id'))

  // A new table of an account needs a place in the export, and a line here.
  expect(owned.map(({ name }) => name).toSorted()).toEqual([
    'action_codes',
    'agreements',
    'assessment_choices',
    'assessments',
    'attempts',
    'attendances',
    'certificate_events',
    'certificate_requests',
    'certificates',
    'claim_ids',
    'class_hides',
    'class_lines',
    'class_presences',
    'class_reports',
    'class_seats',
    'class_tickets',
    'completions',
    'films_watched',
    'former_badges',
    'former_certificates',
    'idle_notices',
    'linked_identities',
    'operator_acts',
    'operator_mails',
    'operators',
    'practice_completions',
    'privacy_requests',
    'profiles',
    'programme_badges',
    'question_reports',
    'recovery_codes',
    'refresh_tokens',
    'reviews',
    'second_factors',
    'signed_claims',
    'wallet_doors',
    'wallet_nonces',
    'wallets',
  ])
  const { text } = await learner.call('GET', '/api/account/export')
  for (const column of withheld) expect(text).not.toContain(column)
  expect(text).not.toMatch(/argon2|hash/i)
})
