import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

it('anybody may submit, and learns nothing about earlier submissions', async () => {
  const { anonymous, db } = await createTestApp()

  const first = await anonymous.call('POST', '/api/rewards', { email: 'a@example.org', evmAddress: '0x1' })
  const second = await anonymous.call('POST', '/api/rewards', { email: 'a@example.org' })

  expect(Object.keys(first.body)).toEqual(['id'])
  expect(Object.keys(second.body)).toEqual(['id'])
  expect(await db.selectFrom('rewards').selectAll().execute()).toHaveLength(2)
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
