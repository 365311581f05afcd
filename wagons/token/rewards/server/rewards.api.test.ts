import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'

it('any visitor may submit, and learns nothing about earlier submissions (S7.15, S7.21)', async () => {
  const { anonymous, db } = await createTestApp()

  const first = await anonymous.call('POST', '/api/rewards', { email: 'a@example.org', evmAddress: '0x1' })
  const second = await anonymous.call('POST', '/api/rewards', { email: 'a@example.org' })

  expect(Object.keys(first.body)).toEqual(['id'])
  expect(Object.keys(second.body)).toEqual(['id'])
  expect(await db.selectFrom('rewards').selectAll().execute()).toHaveLength(2)
})

it.each([
  ['an e-mail above 254', { email: 'x'.repeat(255) }, 'email'],
  ['only spaces', { email: ' \t ' }, 'email'],
  ['its own id', { email: 'a', id: '1' }, 'id'],
])('a submission with %s is refused and changes nothing', async (_what, submission, field) => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const before = await everyRow(app.db)

  const answer = await learner.call('POST', '/api/rewards', submission)

  expect(answer.status).toBe(400)
  expect(answer.body.error).toMatchObject({ code: 'invalid-input', field })
  expect(answer.text).not.toMatch(/at .*\.(ts|js):\d+/)
  expect(await everyRow(app.db)).toEqual(before)
})

it('one address may submit so many, and is then told when to come back', async () => {
  const { app, clock, db } = await createTestApp({ REWARDS_LIMIT: '2' })
  const submit = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/rewards', payload: { email: 'a@example.org' }, remoteAddress })
  await submit('192.0.2.1')
  clock.advance(60_000)
  await submit('192.0.2.1')

  const refused = await submit('192.0.2.1')

  expect(refused.statusCode).toBe(429)
  expect(refused.json().error.code).toBe('too-many-requests')
  expect(refused.headers['retry-after']).toBe('540')
  expect((await submit('192.0.2.2')).statusCode).toBe(200)
  expect(await db.selectFrom('rewards').selectAll().execute()).toHaveLength(3)
})

it('a submission is confirmed by the link in its e-mail, and by nothing that a stranger knows', async () => {
  const server = await startTestMailServer()
  const { anonymous, db } = await createTestApp({ SMTP_URL: server.url })
  const submission = { email: 'ada@example.org', evmAddress: '0x1' }
  const { body, text } = await anonymous.call('POST', '/api/rewards', submission)
  const code = /code=([\w-]+)/.exec(server.messages[0]?.text ?? '')?.[1] ?? ''
  expect(code).not.toBe('')
  expect(text).not.toContain(code)
  expect((await anonymous.call('POST', '/api/rewards/confirmation', { code: body.id })).status).toBe(404)

  expect((await anonymous.call('POST', '/api/rewards/confirmation/check', { code })).body).toEqual(submission)
  expect((await anonymous.call('POST', '/api/rewards/confirmation', { code })).status).toBe(200)
  expect((await anonymous.call('POST', '/api/rewards/confirmation', { code })).status).toBe(409)

  const row = await db.selectFrom('rewards').select('confirmed_at').executeTakeFirstOrThrow()
  expect(row.confirmed_at).not.toBeNull()
})

it('a submission is stored while the mail server is away', async () => {
  const server = await startTestMailServer()
  await server.close()
  const { anonymous, db } = await createTestApp({ SMTP_URL: server.url })

  const { status } = await anonymous.call('POST', '/api/rewards', { email: 'ada@example.org' })

  expect(status).toBe(200)
  expect(await db.selectFrom('rewards').selectAll().execute()).toHaveLength(1)
})

it('learners download the submissions with their verified e-mail, and none of others', async () => {
  const app = await createTestApp()
  const [learner, other] = [await app.signUp('ada@example.org'), await app.signUp('bob@example.org')]
  await learner.call('POST', '/api/rewards', { email: learner.email, evmAddress: '0xAda' })
  await other.call('POST', '/api/rewards', { email: other.email, evmAddress: '0xBob' })
  await app.db.updateTable('accounts').set({ email_verified: 1 }).execute()

  const { body, text } = await learner.call('GET', '/api/account/export')

  expect(body.rewards).toEqual([expect.objectContaining({ evmAddress: '0xAda' })])
  expect(text).not.toMatch(/bob/i)
})
