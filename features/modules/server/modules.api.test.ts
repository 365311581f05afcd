import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

it('the journey has five programmes and nine modules (S2.10, S9.1, S9.3)', async () => {
  const { anonymous } = await createTestApp()

  const { body } = await anonymous.call('GET', '/api/programmes')

  type Listed = { title: string; modules: { number: number }[] }
  expect(
    body.programmes.map(({ title, modules }: Listed) => [title, modules.map(({ number }) => number)]),
  ).toEqual([
    ['Mindset Reset', [1]],
    ['Winter EduTrain', [2, 3]],
    ['Spring EduTrain', [4, 5]],
    ['Summer EduTrain', [6, 7]],
    ['Fall EduTrain', [8, 9]],
  ])
})

it('every module has a lesson of text, without raw HTML or scripts', async () => {
  const { anonymous } = await createTestApp()
  for (let number = 1; number <= 9; number++) {
    const { status, body } = await anonymous.call('GET', `/api/modules/${number}/lesson`)
    expect(status).toBe(200)
    expect(body.html).toMatch(/<h2/)
    expect(body.html).not.toMatch(/<script|<img|onerror|javascript:/i)
    expect(body.html).toMatch(/<figure><svg role="img" aria-label="[^"]{30,}"/)
    expect(body.sections.map(({ id }: { id: string }) => id)).toEqual(
      [...body.html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id),
    )
    expect(body.html.match(/class="lesson-check"/g)?.length, `module ${number}`).toBeGreaterThanOrEqual(3)
    expect(body.html, `module ${number}`).toMatch(/<button [^>]*popovertarget="term-/)
    expect(body.words).toContainEqual({ term: expect.any(String), definition: expect.any(String) })
  }
})

it('a lesson comes in the language that is asked for, its sections at the same addresses', async () => {
  const { app } = await createTestApp()
  const lessonIn = async (language: string) => {
    const url = '/api/modules/3/lesson'
    const response = await app.inject({ url, headers: { 'accept-language': language } })
    return { ...response.json(), vary: response.headers.vary }
  }
  const idsIn = (html: string) => [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)

  const [english, french, other] = [
    await lessonIn('en-GB'),
    await lessonIn('fr-CI,en;q=0.3'),
    await lessonIn('sw'),
  ]

  expect(english).toMatchObject({
    language: 'en',
    languages: ['en', 'fr'],
    vary: 'accept-language, accept-encoding',
  })
  expect(french).toMatchObject({ language: 'fr', languages: ['en', 'fr'] })
  expect(french.title).not.toBe(english.title)
  expect(french.words.length).toBe(english.words.length)
  expect(idsIn(french.html)).toEqual(idsIn(english.html))
  expect(other.language).toBe('en')
})

it('a lesson is sent compressed, and not again to who has it', async () => {
  const { app } = await createTestApp()
  const get = (headers: Record<string, string>) => app.inject({ url: '/api/modules/2/lesson', headers })
  const plain = await get({})

  const brotli = await get({ 'accept-encoding': 'gzip, br' })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-language, accept-encoding',
    'cache-control': 'no-cache',
  })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync((await get({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(plain.body)
  expect(plain.headers['content-encoding']).toBeUndefined()

  const again = await get({ 'if-none-match': String(brotli.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const french = await get({ 'if-none-match': String(brotli.headers.etag), 'accept-language': 'fr' })
  expect(french.statusCode).toBe(200)
})
