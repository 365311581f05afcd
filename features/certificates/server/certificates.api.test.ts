import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { isRevokedOutside, verifyOutside } from '#workshop/testing/credentials/verify-credential.ts'
import { printLimit } from './public/get-certificate-file.ts'

const files = ['certificate.pdf', 'credential.jwt', 'credential.json', 'badge.png']

it('a request is stored once with received false, and told to its owner alone (S4.32, S7.17, S7.18)', async () => {
  const app = await createTestApp()
  const [learner, other] = [await app.signUp(), await app.signUp()]
  for (let number = 1; number <= 9; number++) await playQuiz(app, learner.uid as LearnerId, number)

  const first = await learner.call('POST', '/api/certificate-request', {})
  const second = await learner.call('POST', '/api/certificate-request', {})

  expect(first.body).toEqual({ created: true, request: { email: learner.email, received: false } })
  expect(second.body).toEqual({ created: false, request: { email: learner.email, received: false } })
  expect((await learner.call('GET', '/api/certificate-request')).body.request.received).toBe(false)
  expect((await other.call('GET', '/api/certificate-request')).body).toEqual({ request: null })
})

it('is refused while a module is missing', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('POST', '/api/certificate-request', {})

  expect(status).toBe(409)
  expect(body.error.code).toBe('modules-missing')
  expect(await app.db.selectFrom('certificate_requests').selectAll().execute()).toEqual([])
})

it('is refused to an anonymous learner, who may do everything else', async () => {
  const app = await createTestApp({ IDENTITY_ANONYMOUS: 'on' })
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'
  const account = await app.anonymous.call('POST', url, { returnSecureToken: true })
  const learner = app.withToken(account.body.idToken)
  for (let number = 1; number <= 9; number++) await playQuiz(app, account.body.localId as LearnerId, number)

  const { status, body } = await learner.call('POST', '/api/certificate-request', {})

  expect(status).toBe(409)
  expect(body.error.code).toBe('email-missing')
  expect((await learner.call('PUT', '/api/profile', { name: 'Ada' })).body.profile.email).toBe('')
  expect((await learner.call('GET', '/api/progress')).body.progress.completedCount).toBe(9)
})

it('is asked for again after it was declined, and not before', async () => {
  const app = await createTestApp()
  const { operator, learner } = await prepareRequest(app)
  const decline = { accountIds: [learner.uid], reason: 'Write your own name.' }
  await operator.call('POST', '/api/operator/certificates/decline', decline)

  const { body } = await learner.call('GET', '/api/certificate')
  expect(body.request.declined).toEqual({ at: app.clock(), reason: 'Write your own name.' })

  expect((await learner.call('POST', '/api/certificate-request', {})).body.created).toBe(true)
  expect((await learner.call('GET', '/api/certificate')).body.request.declined).toBeNull()
})

it('the achievement of a badge leads to its definition, for people and for programs', async () => {
  const { app, certificate, learner } = await prepareIssued()
  const { bytes: jwt } = await learner.download('/api/certificate/credential.jwt')
  const { credentialSubject } = decodeJwt<{
    credentialSubject: { achievement: { id: string; criteria: { id: string } } }
  }>(Buffer.from(jwt).toString())
  const { id, criteria } = credentialSubject.achievement
  const url = new URL(id).pathname

  const page = await app.app.inject({ url, headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('Nine modules')
  expect(page.body).not.toContain(certificate.id)
  expect(criteria.id).toBe(id)

  const definition = await app.app.inject({ url, headers: { accept: 'application/json' } })
  expect(definition.json()).toMatchObject({
    id,
    type: ['Achievement'],
    criteria: { narrative: expect.any(String) },
  })
})

describe('what any visitor sees of a certificate', () => {
  it('is that it holds, and nothing of its owner until the owner agrees', async () => {
    const { app, learner, certificate, open } = await prepareIssued()

    const hidden = await open()
    expect([hidden.status, hidden.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(hidden.text).toContain('Valid')
    for (const secret of ['Ada of Secrets', '2026', learner.email, learner.uid])
      expect(hidden.text).not.toContain(secret)
    for (const file of files)
      expect((await app.anonymous.call('GET', `/api/certificates/${certificate.id}/${file}`)).status).toBe(
        404,
      )

    await learner.call('PUT', '/api/certificate/shown-name', { showsName: true })

    const { text } = await open()
    expect(text).toContain('Ada of Secrets &lt;b&gt;')
    expect(text).toContain('<time datetime="2026-05-01">May 1, 2026</time>')
    for (const secret of [learner.email, learner.uid]) expect(text).not.toContain(secret)
    for (const file of files)
      expect((await app.anonymous.call('GET', `/api/certificates/${certificate.id}/${file}`)).status).toBe(
        200,
      )
  })

  it('is that it is revoked, from that time on, and nothing else', async () => {
    const { app, operator, learner, certificate, open } = await prepareIssued()
    await learner.call('PUT', '/api/certificate/shown-name', { showsName: true })

    const revoke = { certificateId: certificate.id, reason: 'a secret reason' }
    expect((await operator.call('POST', '/api/operator/certificates/revoke', revoke)).status).toBe(200)

    const { status, text } = await open()
    expect([status, text.includes('Revoked')]).toEqual([200, true])
    for (const secret of ['Ada of Secrets', 'a secret reason', 'Valid<']) expect(text).not.toContain(secret)
    for (const file of files) {
      expect((await app.anonymous.call('GET', `/api/certificates/${certificate.id}/${file}`)).status).toBe(
        404,
      )
      expect((await learner.call('GET', `/api/certificate/${file}`)).body.error.code).toBe('revoked')
    }
  })

  it('is in French for a reader of French, by link too', async () => {
    const { app, certificate, open } = await prepareIssued()
    expect((await open({ 'accept-language': 'fr' })).text).toContain('<html lang="fr"')
    expect((await open({ 'accept-language': 'fr' })).text).toContain('Valable')

    const chosen = await app.app.inject({ url: `/certificates/${certificate.id}?language=fr` })
    expect(chosen.body).toContain('Valable')
    expect(chosen.headers['set-cookie']).toContain('language=fr')
  })

  it('is in the theme that the reader chose', async () => {
    const { open } = await prepareIssued()
    expect((await open({ cookie: 'theme=dark' })).text).toContain('data-theme="edutrain-dark"')
    expect((await open()).text).not.toContain('data-theme')
  })

  it('is a page of its own at an address that no certificate has', async () => {
    const app = await createTestApp()
    for (const id of ['AbCdEfGhIjKlMnOpQrStUv', 'x', '%00', '..%2f..', "';--"]) {
      const answer = await app.app.inject({ url: `/certificates/${id}`, headers: { accept: 'text/html' } })
      expect([id, answer.statusCode]).toEqual([id, 404])
      expect(answer.body).toContain('Unknown')
    }
  })
})

describe('what verifiers read', () => {
  it('is open to every site, and has no key that signs in it', async () => {
    const { app } = await prepareIssued()
    for (const url of ['/.well-known/did.json', '/credentials/status/1', '/credentials/status/1.json']) {
      const { statusCode, headers, body } = await app.app.inject({ url })
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
      expect(body).not.toContain('"d":')
    }
  })

  it('may be read by a verifier in a browser, the badge of a learner who agreed included', async () => {
    const { app, learner, certificate } = await prepareIssued()
    await learner.call('PUT', '/api/certificate/shown-name', { showsName: true })
    const types = {
      '/.well-known/did.json': 'application/did+json',
      '/credentials/status/1': 'application/vc+jwt',
      '/credentials/status/1.json': 'application/vc',
      '/credentials/badge.png': 'image/png',
      '/credentials/badge.svg': 'image/svg+xml',
      [`/api/certificates/${certificate.id}/credential.jwt`]: 'text/plain',
      [`/api/certificates/${certificate.id}/credential.json`]: 'application/vc+ld+json',
      [`/api/certificates/${certificate.id}/badge.png`]: 'image/png',
    }
    for (const [url, type] of Object.entries(types)) {
      const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
      const { headers } = await app.app.inject({ url })
      expect([url, headers]).toMatchObject([url, { ...open, 'content-type': expect.stringContaining(type) }])
      const asked = {
        origin: 'https://verifier.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'cache-control,pragma',
      }
      const preflight = await app.app.inject({ method: 'OPTIONS', url, headers: asked })
      expect([preflight.statusCode, preflight.headers]).toMatchObject([
        204,
        { ...open, 'access-control-allow-headers': '*' },
      ])
    }
    const own = await learner.download('/api/certificate/credential.jwt')
    expect(own.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('has no list of a number that no certificate is in', async () => {
    const { app } = await prepareIssued()
    for (const list of ['0', '2', '-1', '1e3', 'x', '0.json', '2.json', 'x.json', '1.jsonx'])
      expect((await app.app.inject({ url: `/credentials/status/${list}` })).statusCode).toBe(404)
  })

  it('says of the badge of a learner that it is good, and after an operator revoked it that it is not', async () => {
    const { app, operator, learner, certificate } = await prepareIssued()
    const { text: jwt } = await learner.call('GET', '/api/certificate/credential.jwt')
    const issuer = (await app.app.inject({ url: '/.well-known/did.json' })).json()
    const badge = await verifyOutside(jwt, issuer, app.clock())
    const status = badge.credentialStatus as { statusListCredential: string }
    const { pathname } = new URL(status.statusListCredential)
    const isRevoked = async () =>
      isRevokedOutside(badge, (await app.app.inject({ url: pathname })).body, issuer, app.clock())
    expect(await isRevoked()).toBe(false)

    const revoke = { certificateId: certificate.id, reason: 'x' }
    await operator.call('POST', '/api/operator/certificates/revoke', revoke)

    expect(await isRevoked()).toBe(true)
  })
})

it('the PDF is for its owner, named as a file', async () => {
  const { learner } = await prepareIssued()
  const answer = await learner.download('/api/certificate/certificate.pdf')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="certificate.pdf"',
    'cache-control': 'no-store',
  })
  expect((await readPdf(answer.bytes)).text).toContain('Ada of Secrets')
})

describe('a public PDF', () => {
  it('is kept by clients that ask whether it is still the same, and taken from them with the consent', async () => {
    const { app, learner, certificate } = await prepareIssued()
    const show = (showsName: boolean) => learner.call('PUT', '/api/certificate/shown-name', { showsName })
    const url = `/api/certificates/${certificate.id}/certificate.pdf`
    const open = (headers = {}) => app.app.inject({ url, headers })
    await show(true)

    const first = await open()
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    const known = { 'if-none-match': `W/"other", ${first.headers.etag}` }
    const again = await open(known)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await open({ 'if-none-match': '"other"' })).rawPayload).toEqual(first.rawPayload)

    await show(false)
    expect((await open(known)).statusCode).toBe(404)
  })

  it('is printed anew for an address only so often, and for its owner all the same', async () => {
    const { app, learner, certificate } = await prepareIssued()
    await learner.call('PUT', '/api/certificate/shown-name', { showsName: true })
    const url = `/api/certificates/${certificate.id}/certificate.pdf`
    const counting = { db: app.db, clock: app.clock }
    for (let time = 1; time <= printLimit.max; time++) await admitRequest(counting, printLimit, ['127.0.0.1'])

    const refused = await app.app.inject({ url })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])

    expect((await learner.download('/api/certificate/certificate.pdf')).headers['content-type']).toBe(
      'application/pdf',
    )
    // It is there by now, and costs nothing.
    expect((await app.app.inject({ url })).statusCode).toBe(200)
  })
})

async function prepareRequest(app: TestApp) {
  const [operator, learner] = [await app.signUp(), await app.signUp()]
  await makeOperator(app, operator)
  await learner.call('PUT', '/api/profile', { name: 'Ada of Secrets <b>' })
  for (let number = 1; number <= 9; number++) await playQuiz(app, learner.uid as LearnerId, number)
  await learner.call('POST', '/api/certificate-request', {})
  return { app, operator, learner }
}

async function prepareIssued() {
  const { app, operator, learner } = await prepareRequest(await createTestApp())
  const issued = await operator.call('POST', '/api/operator/certificates/issue', {
    accountIds: [learner.uid],
  })
  expect(issued.body.outcomes).toMatchObject([{ outcome: 'done' }])
  const { certificate } = (await learner.call('GET', '/api/certificate')).body
  const open = async (headers: Record<string, string> = {}) => {
    const answer = await app.app.inject({ url: `/certificates/${certificate.id}`, headers })
    return { status: answer.statusCode, headers: answer.headers, text: answer.body }
  }
  return { app, operator, learner, certificate, open }
}
