import { describe, expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { issuedFiles, issueTestFiles } from '#workshop/testing/credentials/issued-files.ts'
import { sendFile } from '#workshop/testing/credentials/send-file.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'
import { bakeBadge } from '../credentials/baked-badge.ts'
import { removeCredentialKey, rotateCredentialKeys } from '../credentials/credential-keys.ts'
import { recordRevocation } from '../desk/revoke-certificate.ts'
import { retireCertificate } from '../records/certificate.store.ts'

const forged = 'it was changed or made up'

describe.each(issuedFiles)('a file that was downloaded here, %s', (name) => {
  it('is valid, with the name that counts and the day, in both languages', async () => {
    const { app, certificate, file, send } = await issueTestFiles()
    const bytes = await file(name)

    const { status, stamp, text, body } = await send(bytes)
    expect([status, stamp]).toEqual([200, 'Valid'])
    expect(text).toContain('Web3 for All issued this certificate to \u2068Ελένη Π.\u2069 on March 3, 2026')
    expect(body).toContain(`href="/certificates/${certificate.id}"`)
    const french = await sendFile(app.app, bytes, { 'accept-language': 'fr' })
    expect(french.stamp).toBe('Valable')
    expect(french.text).toContain('par Web3 for All à \u2068Ελένη Π.\u2069 le 3 mars 2026, et il est valable')
  })

  it('stays valid when its holder shows no name, and when the keys have changed', async () => {
    const { app, file, send } = await issueTestFiles()
    const bytes = await file(name)
    await app.db.updateTable('certificates').set({ shows_name: 0 }).execute()
    app.clock.advance(1)
    await rotateCredentialKeys(app)

    expect((await send(bytes)).stamp).toBe('Valid')
  })

  it('is revoked from the moment its certificate is, with the day', async () => {
    const { app, certificate, file, send } = await issueTestFiles()
    const bytes = await file(name)
    await recordRevocation(app, testOperator, { certificateId: certificate.id, reason: 'private' })

    const { stamp, text } = await send(bytes)
    expect(stamp).toBe('Revoked')
    expect(text).toContain('revoked it on May 1, 2026: it is no longer valid')
    expect(text).not.toMatch(/Ελένη|private/)
  })

  it('is replaced when its certificate was, with the day, and leads to the new one where that is shown', async () => {
    const { app, certificate, file, send } = await issueTestFiles()
    const bytes = await file(name)
    await retireCertificate(app.db, certificate, app.clock())
    const later = await addTestCertificate(app.db, certificate.accountId, { showsName: true })

    const { stamp, text, body } = await send(bytes)
    expect(stamp).toBe('Replaced')
    expect(text).toContain('replaced it on May 1, 2026: it is no longer valid')
    expect(body).toContain(`href="/certificates/${later.id}"`)
  })

  it('is not vouched for when its certificate was deleted', async () => {
    const { app, file, send } = await issueTestFiles()
    const bytes = await file(name)
    await app.db.deleteFrom('certificates').execute()

    const { stamp, text } = await send(bytes)
    expect(stamp).toBe('Unknown')
    expect(text).toContain('its holder has since deleted')
  })

  it('of another site is not ours', async () => {
    const { send } = await issueTestFiles()
    const other = await issueTestFiles('https://other.example')

    const { stamp, text } = await send(await other.file(name))
    expect(stamp).toBe('Not ours')
    expect(text).toContain('This badge was not issued by Web3 for All')
  })

  it('proves nothing once the key that signed it was removed', async () => {
    const { app, file, send } = await issueTestFiles()
    const bytes = await file(name)
    const keys = await app.db.selectFrom('credential_keys').select('id').execute()
    app.clock.advance(1)
    await rotateCredentialKeys(app)
    for (const { id } of keys) expect(await removeCredentialKey(app.db, id)).toEqual({ removed: true })

    expect((await send(bytes)).text).toContain(forged)
  })
})

it('a PDF is valid where the address of its site has the word that begins a stream', async () => {
  const { file, send } = await issueTestFiles('https://streamtrain.example')

  expect((await send(await file('certificate.pdf'))).stamp).toBe('Valid')
})

describe('a file that says it is ours', () => {
  it.each([
    ['another name', (json: string) => json.replace('Ελένη Π.', 'Helen')],
    ['another day', (json: string) => json.replace('2026-03-03T12', '2020-03-03T12')],
    ['one more member', (json: string) => json.replace('{', '{"description":"with distinction",')],
    ['one that its context does not know', (json: string) => json.replace('{', '{"grade":"A",')],
    ['a keyword that hides', (json: string) => json.replace('{', '{"@included":[{"id":"urn:x"}],')],
    ['a context of its own', (json: string) => json.replace('"@context":[', '"@context":[{"x":"urn:x"},')],
    ['another proof', (json: string) => json.replace(/"proofValue":"z.{9}/, '"proofValue":"z111111111')],
    ['no proof', (json: string) => json.replace('"proof":', '"evidence":')],
    ['two proofs', (json: string) => json.replace(/"proof":\[(.*?)\]/, '"proof":[$1,$1]')],
    ['a number that is none', (json: string) => json.replaceAll('/certificates/', '/certificates/x')],
    ['a text as long as a book', (json: string) => json.replace('{', `{"name":"${'x'.repeat(50_000)}",`)],
  ])('is forged with %s, as JSON and in the picture', async (_what, forge) => {
    const { file, send } = await issueTestFiles()
    const json = (await file('credential.json')).toString()
    expect(forge(json)).not.toBe(json)

    for (const bytes of [forge(json), bakeBadge(forge(json))]) {
      const { status, stamp, text } = await send(bytes)
      expect([status, stamp]).toEqual([200, 'Changed or forged'])
      expect(text).toContain(forged)
      expect(text).not.toContain('Helen')
    }
  })

  it('is never valid with one character changed, wherever that is', async () => {
    const { file, send } = await issueTestFiles()
    const json = (await file('credential.json')).toString()

    // As many places as one network may send files.
    for (let at = 3; at < json.length; at += Math.ceil(json.length / 28)) {
      const other = json[at] === 'x' ? 'y' : 'x'
      const { status, stamp } = await send(json.slice(0, at) + other + json.slice(at + 1))
      expect(status).toBe(200)
      expect(stamp, `at ${at}: ${json.slice(at - 20, at + 20)}`).not.toBe('Valid')
    }
  })

  it('may be written another way, as some wallets do: what it says counts', async () => {
    const { file, send } = await issueTestFiles()
    const { proof, ...credential } = JSON.parse((await file('credential.json')).toString())
    const members = Object.entries(credential).reverse()

    const written = JSON.stringify({ proof: proof[0], ...Object.fromEntries(members) }, undefined, 2)
    expect((await send(`\ufeff${written}\n`)).stamp).toBe('Valid')
  })

  it('is forged as a JWT with other words, with none of our keys, or without a signature', async () => {
    const { file, send } = await issueTestFiles()
    const [header = '', body = '', signature = ''] = (await file('credential.jwt')).toString().split('.')
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    const decode = (text: string) => Buffer.from(text, 'base64url').toString()
    const none = encode(JSON.stringify({ alg: 'none', typ: 'JWT' }))

    for (const jwt of [
      [header, encode(decode(body).replace('Ελένη Π.', 'Helen')), signature],
      [encode(decode(header).replace(/#[\w-]{4}/, '#abcd')), body, signature],
      [none, body, signature],
    ])
      expect((await send(jwt.join('.'))).text).toContain(forged)
  })

  it('is read no further than to the first badge that is forged', async () => {
    const { certificate, file, send } = await issueTestFiles()
    const json = (await file('credential.json')).toString()
    const first = json.replaceAll(certificate.id, 'x'.repeat(22)).replace('{', '{"grade":"A",')
    const picture = (text: string) => bakeBadge(text).subarray(8)

    const { text, body } = await send(
      Buffer.concat([bakeBadge(first), picture(json.replace('{', '{"grade":"A",'))]),
    )
    expect(text).toContain(forged)
    expect(body).not.toContain(certificate.id)
  })
})

describe('a file without a badge', () => {
  it('that is a PDF with our number proves nothing, and leads to the page that counts', async () => {
    const { certificate, file, send } = await issueTestFiles()
    const pdf = (await file('certificate.pdf')).toString('latin1')
    // Its streams are broken, its addresses are not: as after printing it into another file.
    const printed = pdf.replaceAll('endstream', 'end-of-it')

    const { stamp, text, body } = await send(Buffer.from(printed, 'latin1'))
    expect(stamp).toBe('Proves nothing by itself')
    expect(text).not.toContain('Ελένη')
    expect(body).toContain(`href="/certificates/${certificate.id}"`)
  })

  it.each([
    ['a picture', () => readBadgePicture()],
    ['a PDF of something else', () => Buffer.from('%PDF-1.7\nstream\nx\nendstream\n%%EOF')],
    ['JSON of something else', () => Buffer.from('{"name":"x","id":["y"],"type":{"toString":1}}')],
    ['a text', () => Buffer.from('certificate')],
  ])('that is %s proves nothing', async (_what, make) => {
    const { send } = await issueTestFiles()

    const { status, stamp } = await send(make())
    expect([status, stamp]).toEqual([200, 'No badge found'])
  })

  it.each([
    [
      'an Open Badge 2.0',
      JSON.stringify({ '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion' }),
    ],
    ['the address of one', 'https://badges.example/assertions/1'],
  ])('of ours, but %s, is not ours', async (_what, text) => {
    const { send } = await issueTestFiles()

    expect((await send(bakeBadge(text))).stamp).toBe('Not ours')
  })

  it('is kept nowhere, whatever it is', async () => {
    const { app, file, send } = await issueTestFiles()
    const files = [await file('credential.json'), await file('badge.png'), Buffer.from('x')]
    const before = await everyRow(app.db)

    for (const bytes of files) {
      const { headers } = await send(bytes)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
    expect(await everyRow(app.db)).toEqual(before)
  })
})

/** The badge as it is served to all: nobody's. */
const readBadgePicture = () => {
  const baked = bakeBadge('')
  return Buffer.concat([baked.subarray(0, 33), baked.subarray(33 + 12 + 'openbadgecredential'.length + 5)])
}
