import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { stopLimit } from './stop-routes.ts'

const path = '/api/operator/mail'

async function prepare() {
  const app = await createTestApp()
  const operator = await app.signUp('boss@example.org')
  await makeOperator(app, operator)
  return { app, operator }
}

/** Chooses daily; returns the key of the link that ends the emails. */
async function keyOf({ app, operator }: Awaited<ReturnType<typeof prepare>>): Promise<string> {
  await operator.call('PUT', path, { howOften: 'daily' })
  const row = await app.db.selectFrom('operator_mails').select('stop_key').executeTakeFirstOrThrow()
  return row.stop_key
}

const oneClick = 'List-Unsubscribe=One-Click'
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const asParts = { 'content-type': 'multipart/form-data; boundary=b' }
const parts = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`

const post = (
  { app }: TestApp,
  key: string,
  payload: string | undefined = oneClick,
  headers: Record<string, string> = asForm,
) => app.inject({ method: 'POST', url: `/operator-mail/${key}`, headers, ...(payload !== '' && { payload }) })

it('an operator chooses how often to be told, daily at first, and keeps one link', async () => {
  const prepared = await prepare()
  const { app, operator } = prepared
  expect((await operator.call('GET', path)).body).toEqual({ howOften: 'daily', hasMailServer: false })
  const key = await keyOf(prepared)

  const french = { 'accept-language': 'fr' }
  expect((await operator.call('PUT', path, { howOften: 'weekly' }, french)).body).toEqual({
    howOften: 'weekly',
  })
  expect((await operator.call('PUT', path, { howOften: 'hourly' })).status).toBe(400)

  expect((await operator.call('GET', path)).body).toMatchObject({ howOften: 'weekly' })
  expect(await app.db.selectFrom('operator_mails').selectAll().execute()).toMatchObject([
    { account_id: operator.uid, how_often: 'weekly', language: 'fr', stop_key: key, sent_at: null },
  ])
})

it('an operator downloads the choice without the key of the link, and others have none', async () => {
  const prepared = await prepare()
  const key = await keyOf(prepared)
  const { body, text } = await prepared.operator.call('GET', '/api/account/export')
  expect(body.operatorMail).toEqual({ howOften: 'daily', language: 'en', sentAt: null, refusedAt: null })
  expect(text).not.toContain(key)

  const learner = await prepared.app.signUp()
  expect((await learner.call('GET', '/api/account/export')).body.operatorMail).toBeNull()
})

describe('the link that ends the emails', () => {
  it.each([
    ['a form', oneClick, asForm],
    ['a form in parts', parts, asParts],
    ['nothing', '', {}],
  ])(
    'ends them by one POST of %s, without a login, as often as it comes (SX.52)',
    async (_what, payload, headers) => {
      const prepared = await prepare()
      const key = await keyOf(prepared)

      for (const _time of ['first', 'second']) {
        const { statusCode, body } = await post(prepared.app, key, payload, headers as Record<string, string>)
        expect([statusCode, body]).toEqual([
          200,
          expect.stringContaining('You will get no more of these emails'),
        ])
      }

      expect((await prepared.operator.call('GET', path)).body.howOften).toBe('off')
    },
  )

  it('asks first when it is opened, and ends nothing: programs open the links of an email', async () => {
    const prepared = await prepare()
    const key = await keyOf(prepared)

    const page = await prepared.app.app.inject({
      url: `/operator-mail/${key}`,
      headers: { accept: 'text/html' },
    })

    expect(page.statusCode).toBe(200)
    expect(page.body).toMatch(/<form [^>]*method="post"><button/)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect((await prepared.operator.call('GET', path)).body.howOften).toBe('daily')
  })

  it('answers an unknown key as a known one, and ends nothing of others', async () => {
    const prepared = await prepare()
    const key = await keyOf(prepared)
    const unknown = 'A'.repeat(key.length)
    const seen = async (one: string) => {
      const answers = [
        await prepared.app.app.inject({ url: `/operator-mail/${one}` }),
        await post(prepared.app, one),
      ]
      return answers.map(({ statusCode, body }) => [statusCode, body])
    }

    const ofUnknown = await seen(unknown)
    expect(ofUnknown.map(([status]) => status)).toEqual([200, 200])
    expect(await seen(key)).toEqual(ofUnknown)

    await prepared.operator.call('PUT', path, { howOften: 'daily' })
    await post(prepared.app, unknown)
    expect((await prepared.operator.call('GET', path)).body.howOften).toBe('daily')
  })

  it('is in the language of its reader', async () => {
    const { app } = await prepare()
    const { body } = await app.app.inject({ url: '/operator-mail/a', headers: { 'accept-language': 'fr' } })
    expect(body).toContain('<html lang="fr"')
    expect(body).toContain('Ne plus recevoir ces e-mails')
  })

  it('takes no more than a form, and from one address no more than its limit', async () => {
    const { app } = await prepare()
    expect((await post(app, 'a', 'a'.repeat(5000))).statusCode).toBe(413)

    let admitted = 0
    while ((await post(app, 'a')).statusCode === 200 && admitted < 2 * stopLimit.max) admitted++
    // Counted three at a time.
    expect(admitted - stopLimit.max).toBeGreaterThanOrEqual(0)
    expect(admitted - stopLimit.max).toBeLessThan(3)
    const refused = await post(app, 'a')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
  })
})
