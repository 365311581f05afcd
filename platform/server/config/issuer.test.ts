import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ownContentDir } from '#platform/server/installation.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { readTestIssuer } from '#workshop/testing/app/issuer.ts'
import { drawTestPng } from '#workshop/testing/credentials/drawn-png.ts'

function contentWith(files: Readonly<Record<string, Uint8Array>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-issuer-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  mkdirSync(join(dir, 'issuer'))
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(dir, 'issuer', name), bytes)
  return dir
}

describe('the initiative that issues certificates', () => {
  it('is EduTrain at the address of the site unless settings say otherwise', () => {
    expect(readTestIssuer({})).toEqual({
      siteName: 'EduTrain',
      siteShortName: 'EduTrain',
      siteColour: undefined,
      siteLogo: undefined,
      name: 'EduTrain',
      url: 'https://edutrain.example',
      address: undefined,
      email: undefined,
      logo: undefined,
      logoPath: '/issuer/logo.png',
      signatory: undefined,
    })
  })

  it('has the name, the addresses and the signatory of the settings, and pictures of the content folder', () => {
    const dir = contentWith({ 'logo.png': drawTestPng({ width: 40 }), 'signature.png': drawTestPng() })
    const issuer = readTestIssuer(
      {
        ISSUER_NAME: 'مبادرة القطار',
        ISSUER_URL: 'https://train.example/about',
        ISSUER_ADDRESS: 'Gleis 9, 89073 Ulm',
        ISSUER_EMAIL: 'hello@train.example',
        ISSUER_LOGO: 'issuer/logo.png',
        ISSUER_SIGNATORY: 'Ada Lovelace',
        ISSUER_SIGNATORY_TITLE: 'Director',
        ISSUER_SIGNATURE: 'issuer/signature.png',
      },
      dir,
    )

    expect(issuer).toMatchObject({
      name: 'مبادرة القطار',
      url: 'https://train.example/about',
      address: 'Gleis 9, 89073 Ulm',
      email: 'hello@train.example',
      logo: { width: 40, height: 8 },
      signatory: { name: 'Ada Lovelace', title: 'Director', signature: { width: 8 } },
    })
  })

  it('has the name and the logo of the site where it has none of its own', () => {
    const dir = contentWith({
      'site.png': drawTestPng({ width: 192, height: 192 }),
      'own.png': drawTestPng(),
    })
    const site = { SITE_NAME: 'Open Rails', SITE_LOGO: 'issuer/site.png' }

    expect(readTestIssuer(site, dir)).toMatchObject({ name: 'Open Rails', logo: { width: 192 } })
    expect(
      readTestIssuer({ ...site, ISSUER_NAME: 'Rails', ISSUER_LOGO: 'issuer/own.png' }, dir),
    ).toMatchObject({
      name: 'Rails',
      logo: { height: 8 },
      siteLogo: { width: 192 },
    })
  })

  it.each([
    [{ SITE_NAME: ' ' }, 'SITE_NAME must not be empty'],
    [{ ISSUER_NAME: 'a\r\nBcc: b@example.org' }, 'ISSUER_NAME must not contain control characters'],
    [{ ISSUER_NAME: '<b>' }, 'ISSUER_NAME must not contain <'],
    [{ SITE_COLOUR: 'green' }, 'SITE_COLOUR must be a colour such as #0b6e4f, but it is "green".'],
    [
      { SITE_COLOUR: '#FFDD00' },
      /^SITE_COLOUR must have a contrast of 4\.5 : 1 against the pages; the nearest colour that has it is #[0-9a-f]{6}, but/,
    ],
    [{ SITE_LOGO: 'logo.svg' }, 'SITE_LOGO must be the name of a .png file'],
    [{ SITE_LOGO: 'issuer/text.png' }, /SITE_LOGO names .* is not a PNG file/],
    [
      { SITE_LOGO: 'issuer/wide.png' },
      'SITE_LOGO names a picture that has 300 x 200 pixels; it must be square, with at least 192 on each side.',
    ],
    [{ ISSUER_URL: 'javascript:alert(1)' }, 'ISSUER_URL must be a web address'],
    [{ ISSUER_EMAIL: 'unknown' }, 'ISSUER_EMAIL must be an email address'],
    [{ ISSUER_LOGO: 'logo.svg' }, 'ISSUER_LOGO must be the name of a .png file'],
    [{ ISSUER_LOGO: 'gone.png' }, /ISSUER_LOGO names .*gone\.png, which cannot be read \(ENOENT\)\./],
    [
      { ISSUER_SIGNATORY: 'Ada', ISSUER_SIGNATURE: 'issuer/text.png' },
      /ISSUER_SIGNATURE names .* is not a PNG file/,
    ],
    [{ ISSUER_SIGNATORY_TITLE: 'Director' }, 'ISSUER_SIGNATORY must name the person who signs'],
  ])('stops the start with one sentence that names the variable: %j', (env, sentence) => {
    const dir = contentWith({
      'text.png': Buffer.from('no picture'),
      'wide.png': drawTestPng({ width: 300, height: 200 }),
    })

    expect(() => readTestIssuer(env, dir)).toThrow(sentence)
  })

  it('shows its logo to every site, and its signature to none', async () => {
    const dir = contentWith({ 'logo.png': drawTestPng(), 'signature.png': drawTestPng({ width: 9 }) })
    cpSync(ownContentDir, dir, { recursive: true })
    const { app } = await createTestApp({
      CONTENT_DIR: dir,
      ISSUER_LOGO: 'issuer/logo.png',
      ISSUER_SIGNATORY: 'Ada Lovelace',
      ISSUER_SIGNATURE: 'issuer/signature.png',
    })

    const logo = await app.inject('/issuer/logo.png')
    expect(logo.headers).toMatchObject({
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(logo.rawPayload.equals(drawTestPng())).toBe(true)
    expect((await app.inject('/issuer/signature.png')).statusCode).toBe(404)
  })

  it('has no logo at that address when it gave none', async () => {
    const { app } = await createTestApp()

    expect((await app.inject('/issuer/logo.png')).statusCode).toBe(404)
  })
})
