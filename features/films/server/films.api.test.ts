import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { sampleFilmFiles, writeContentWithFilms } from '#workshop/testing/content/sample-film.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function contentWith(films: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-films-'))
  folders.push(dir)
  writeContentWithFilms(dir, films)
  return dir
}

const drawn = contentWith(sampleFilmFiles)
const bytes = 'a video that begins, goes on and ends'
const filmed = contentWith({
  'films/module-1.yaml': 'title: Ours\nvideo: ours.webm\n',
  'films/ours.webm': bytes,
  'films/draft.webm': 'not ready',
  'fr/films/module-1.yaml': 'title: Le nôtre\nvideo: notre.mp4\n',
  'fr/films/notre.mp4': 'une vidéo',
  'films/module-2.yaml': 'title: Elsewhere\nvideo: https://videos.example.org/2.webm\n',
})

describe('the film of a module', () => {
  it('comes in the language that is asked for, else in the first one (SX.46)', async () => {
    const { app } = await createTestApp({ CONTENT_DIR: drawn })
    const filmIn = async (language: string) =>
      (await app.inject({ url: '/api/modules/1/film', headers: { 'accept-language': language } })).json().film

    expect(await filmIn('fr-CI,en;q=0.3')).toMatchObject({ title: 'La boîte aux lettres', language: 'fr' })
    expect(await filmIn('en-GB')).toMatchObject({ title: 'The post box', language: 'en', moduleNumber: 1 })
    expect(await filmIn('sw')).toMatchObject({ language: 'en' })
  })

  it('is sent compressed, and not again to who has it', async () => {
    const { app } = await createTestApp({ CONTENT_DIR: drawn })
    const get = (headers: Record<string, string>) => app.inject({ url: '/api/modules/1/film', headers })
    const plain = await get({})

    const brotli = await get({ 'accept-encoding': 'br' })
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-language, accept-encoding',
      'cache-control': 'no-cache',
    })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect((await get({ 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
  })

  it('may be missing, which is said apart from a module that is not there', async () => {
    const { anonymous } = await createTestApp({ CONTENT_DIR: drawn })

    const missing = await anonymous.call('GET', '/api/modules/2/film')
    expect([missing.status, missing.body.error.code]).toEqual([404, 'no-film'])
    const unknown = await anonymous.call('GET', '/api/modules/10/film')
    expect([unknown.status, unknown.body.error]).toMatchObject([400, { field: 'moduleNumber' }])
  })
})

describe('a video of the operator’s own', () => {
  it('is served from the content folder, also in pieces, in each language its own', async () => {
    const { app, anonymous } = await createTestApp({ CONTENT_DIR: filmed })
    const { film } = (await anonymous.call('GET', '/api/modules/1/film')).body
    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

    expect(film).toEqual({
      moduleNumber: 1,
      title: 'Ours',
      language: 'en',
      ms: 0,
      scenes: [],
      video: '/films/en/ours.webm',
    })
    const whole = await get(film.video)
    expect([whole.statusCode, whole.body]).toEqual([200, bytes])
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
    const piece = await get(film.video, { range: 'bytes=2-6' })
    expect([piece.statusCode, piece.body, piece.headers['content-range']]).toEqual([
      206,
      'video',
      `bytes 2-6/${bytes.length}`,
    ])
    expect((await get('/films/fr/notre.mp4')).body).toBe('une vidéo')
  })

  it.each([
    '/films/en/draft.webm',
    '/films/en/module-1.yaml',
    '/films/en/../lessons/module-1.md',
    '/films/en/%2e%2e/lessons/module-1.md',
    '/films/fr/ours.webm',
    '/films/en/',
    '/films/ours.webm',
  ])('is the only file that is served from there: not %s', async (url) => {
    const { app } = await createTestApp({ CONTENT_DIR: filmed })

    expect((await app.inject({ url })).statusCode).toBe(404)
  })

  it('adds its site to those that pages may play videos from, and nothing else does', async () => {
    const policyOf = async (CONTENT_DIR: string) => {
      const { app } = await createTestApp({ CONTENT_DIR })
      return (await app.inject({ url: '/login' })).headers['content-security-policy']
    }

    expect(await policyOf(filmed)).toContain("media-src 'self' https://videos.example.org;")
    expect(await policyOf(drawn)).not.toContain('media-src')
  })
})
