import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

it('while the disk is full, what would write is answered 503 with Retry-After, and what only reads is answered', async () => {
  const { app, db, signUp } = await createTestApp()
  const learner = await signUp()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)

  // The first few find room in pages that are not full yet.
  const answers = []
  for (let person = 0; person < 60 && answers.at(-1)?.statusCode !== 503; person++)
    answers.push(
      await app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain',
        payload: { email: `${person}${'x'.repeat(60)}@example.org`, password: 'six or more' },
      }),
    )

  expect(new Set(answers.slice(0, -1).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const refused = answers.at(-1)
  expect(refused?.statusCode).toBe(503)
  expect(refused?.headers['retry-after']).toBe('2')
  expect(refused?.json().error.message).toBe('NETWORK_REQUEST_FAILED')
  expect((await learner.call('GET', '/api/progress')).status).toBe(200)
})
