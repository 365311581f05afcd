import { describe, expect, it } from 'vitest'
import type { SiteSetting } from '#features/site/contract/site-settings.ts'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { drawTestPng } from '#workshop/testing/credentials/drawn-png.ts'

const path = '/api/operator/site'
const logo = Buffer.from(drawTestPng({ width: 192, height: 192 })).toString('base64')

async function prepare(env: NodeJS.ProcessEnv = {}) {
  const app = await createTestApp(env)
  const operator = await app.signUp('boss@example.org')
  await makeOperator(app, operator)
  const save = (changes: Readonly<Record<string, string>>) => operator.call('PUT', path, { changes })
  const read = async (name: string) => {
    const { body } = await operator.call('GET', path)
    return body.settings.find((setting: SiteSetting) => setting.name === name)
  }
  return { app, operator, save, read }
}

const pageOf = async ({ app }: TestApp, url = '/') =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body

describe('an operator', () => {
  it('gives the site a name, a colour and a logo, which its pages show at once', async () => {
    const { app, save, read } = await prepare()

    const { status, body } = await save({
      SITE_NAME: ' Open Rails ',
      SITE_COLOUR: '#0B6E4F',
      SITE_LOGO: logo,
    })

    expect(status).toBe(200)
    expect(await read('SITE_COLOUR')).toEqual({ name: 'SITE_COLOUR', value: '#0b6e4f', isFixed: false })
    expect(await read('SITE_LOGO')).toMatchObject({ value: '192 × 192' })
    expect(await read('ISSUER_NAME')).toMatchObject({ value: '' })
    const page = await pageOf(app)
    expect(page).toContain('<meta property="og:site_name" content="Open Rails">')
    expect(page).toContain('--color-primary:#0b6e4f')
    expect(page).toContain(`url(${body.logo})`)
    expect((await app.app.inject(body.logo)).rawPayload.toString('base64')).toBe(logo)
    expect(await pageOf(app, '/verify')).toContain('Open Rails')
  })

  it('says who runs it, which its pages about that show at once', async () => {
    const { app, save } = await prepare()

    await save({ ISSUER_NAME: 'Rails e. V.', SITE_HOST: 'Host Ltd, 1 Rack Road', SITE_DIRECTOR: 'Ada' })

    for (const text of ['Rails e. V.', 'Host Ltd, 1 Rack Road', 'Ada'])
      expect(await pageOf(app, '/legal')).toContain(text)
  })

  it('takes a value back, and the site has again what the program has', async () => {
    const { app, save } = await prepare()
    await save({ SITE_NAME: 'Open Rails', SITE_LOGO: logo })

    await save({ SITE_NAME: '', SITE_LOGO: '' })

    const page = await pageOf(app)
    expect(page).toContain('<meta property="og:site_name" content="EduTrain">')
    expect(page).not.toContain('site-logo')
  })

  it('who saves without a change leaves no trace of it', async () => {
    const { operator, save } = await prepare()

    expect((await save({})).status).toBe(200)

    const { body } = await operator.call('GET', '/api/operator/audit-events')
    expect(body.events.filter(({ type }: { type: string }) => type === 'site-changed')).toEqual([])
  })

  it('is in the audit log with what was changed, and without the values', async () => {
    const { operator, save } = await prepare()

    await save({ SITE_NAME: 'Open Rails', SITE_HOST: 'Host Ltd' })

    const [event] = (await operator.call('GET', '/api/operator/audit-events')).body.events
    expect(event).toMatchObject({
      by: 'boss@example.org',
      type: 'site-changed',
      detail: 'SITE_NAME, SITE_HOST',
    })
  })
})

describe('what operators set', () => {
  it.each([
    ['SITE_NAME', 'a\r\nBcc: b@example.org', 'SITE_NAME must not contain control characters.'],
    ['SITE_NAME', '<b>', 'SITE_NAME must not contain < > " or a backslash.'],
    ['SITE_COLOUR', 'green', 'SITE_COLOUR must be a colour such as #0b6e4f.'],
    [
      'SITE_COLOUR',
      '#ffdd00',
      /^SITE_COLOUR must have a contrast of 4\.5 : 1 against the pages; the nearest colour that has it is #/,
    ],
    ['SITE_LOGO', Buffer.from('<svg xmlns="…"/>').toString('base64'), 'SITE_LOGO is not a PNG file.'],
    [
      'SITE_LOGO',
      Buffer.from(drawTestPng({ width: 300, height: 200 })).toString('base64'),
      'SITE_LOGO is a picture that has 300 x 200 pixels; it must be square, with at least 192 on each side.',
    ],
    ['ISSUER_URL', 'https://a.example/\0', 'ISSUER_URL must not contain control characters.'],
    ['ISSUER_URL', 'javascript:alert(1)', 'ISSUER_URL must be a web address.'],
    [
      'ISSUER_SIGNATORY_TITLE',
      'Director',
      'ISSUER_SIGNATORY must name the person whose title or signature is set.',
    ],
  ])('is refused at its field, with all that came with it: %s as %j', async (name, value, why) => {
    const { operator, save, read } = await prepare()

    const { status, body } = await save({ SITE_HOST: 'Host Ltd', [name]: value })

    expect([status, body.error.code]).toEqual([400, 'setting-refused'])
    expect(body.error.message).toMatch(why)
    expect(body.error.field).toBe(name === 'ISSUER_SIGNATORY_TITLE' ? 'ISSUER_SIGNATORY' : name)
    expect((await read('SITE_HOST')).value).toBe('')
    const { events } = (await operator.call('GET', '/api/operator/audit-events')).body
    expect(events.map(({ type }: { type: string }) => type)).not.toContain('site-changed')
  })

  it('gives way to the environment of the server, which the page is told', async () => {
    const { app, save, read } = await prepare({ SITE_NAME: 'Open Rails' })

    expect(await read('SITE_NAME')).toEqual({ name: 'SITE_NAME', value: 'Open Rails', isFixed: true })
    const { status, body } = await save({ SITE_NAME: 'Other Rails' })
    expect([status, body.error]).toMatchObject([409, { code: 'setting-fixed', field: 'SITE_NAME' }])

    await app.db.insertInto('site_settings').values({ name: 'SITE_NAME', value: 'Other Rails' }).execute()
    const [other] = [await createTestApp({ SITE_NAME: 'Open Rails' }, { db: app.db })]
    expect(await pageOf(other)).toContain('<meta property="og:site_name" content="Open Rails">')
  })

  it('is shown by another process within five seconds', async () => {
    const { app, save } = await prepare()
    const other = await createTestApp({}, { db: app.db })
    expect(await pageOf(other, '/login')).toContain('EduTrain')
    await save({ SITE_NAME: 'Open Rails', SITE_HOST: 'Host Ltd' })

    other.clock.advance(5_000)

    expect(await pageOf(other, '/login')).toContain('<meta property="og:site_name" content="Open Rails">')
    expect(await pageOf(other, '/legal')).toContain('Host Ltd')
  })

  it('is no business of a learner', async () => {
    const { app } = await prepare()
    const learner = await app.signUp()

    for (const [method, body] of [['GET'], ['PUT', { changes: { SITE_NAME: 'Mine' } }]] as const)
      expect((await learner.call(method, path, body)).status).toBe(403)
  })
})
