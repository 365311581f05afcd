import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { indexedPaths } from '#app/server/pages/page-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { pathInLanguage } from '#platform/contract/pages.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'

const address = 'https://learn.example.org'

async function startSite() {
  const { app } = await createTestApp({ PUBLIC_URL: address })
  return {
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { accept: 'text/html', ...headers } }),
    head: (url: string) => app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } }),
  }
}

/** What a page says in its head: `meta` by name or property, `link` by what it is to the page. */
function headOf(html: string) {
  const meta = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )
  const alternates = Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [
      code,
      href,
    ]),
  )
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const title = /<title>([^<]*)/.exec(html)?.[1]
  return { meta, alternates, canonical, title }
}

const lessons = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `/lesson/${number}`)
const everyPage = [...indexedPaths, ...lessons].flatMap((path) =>
  pageLanguages.map((language) => [path, language] as const),
)

describe('a public page', () => {
  it.each(everyPage)(
    '%s says in %s where it is and what it is, to a site that shows a link to it',
    async (path, language) => {
      const { get } = await startSite()

      const { body } = await get(pathInLanguage(path, language))

      const { meta, alternates, canonical, title } = headOf(body)
      expect(canonical).toBe(address + pathInLanguage(path, language))
      expect(alternates).toEqual({
        en: `${address}${path}`,
        fr: `${address}${path}?language=fr`,
        'x-default': `${address}${path}`,
      })
      expect(meta.get('og:url')).toBe(canonical)
      expect(meta.get('og:title')).toBe(title)
      expect(meta.get('og:description')).toBe(meta.get('description'))
      expect(meta.get('og:description')).not.toBe('')
      expect(meta.get('twitter:card')).toBe('summary_large_image')
      expect(meta.get('og:locale')?.slice(0, 2)).toBe(language)
      expect(meta.get('og:image:alt')).not.toBe('')
      expect(meta.has('robots')).toBe(false)
    },
  )

  it('has a title and a description of its own in each language', async () => {
    const { get } = await startSite()

    const heads = await Promise.all(
      everyPage.map(async ([path, language]) => headOf((await get(pathInLanguage(path, language))).body)),
    )

    expect(new Set(heads.map(({ title }) => title)).size).toBe(everyPage.length)
    expect(new Set(heads.map(({ meta }) => meta.get('description'))).size).toBe(everyPage.length)
  })

  it.each(pageLanguages)(
    'shows a picture of 1200 × 630 pixels and at most 60 kB, in %s',
    async (language) => {
      const { get } = await startSite()
      const { meta } = headOf((await get(pathInLanguage('/', language))).body)
      const picture = meta.get('og:image') ?? ''
      expect(picture.startsWith(`${address}/assets/`)).toBe(true)

      const { statusCode, headers, rawPayload } = await get(picture.slice(address.length))

      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('image/png')
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
      expect(rawPayload.length).toBeLessThanOrEqual(60_000)
    },
  )

  it('has the address that mails have where none is set', async () => {
    const { app } = await createTestApp({ PORT: '3456' })

    const { body } = await app.inject('/')

    expect(headOf(body).canonical).toBe('http://localhost:3456/')
  })
})

describe('a page for its visitor alone', () => {
  it.each([
    '/sign-in-link',
    '/auth/action',
    '/auth/provider',
    '/dashboard',
    '/success',
    '/review',
    '/account',
    '/module/3',
  ])('%s asks search engines not to show it, and names no address to show instead', async (path) => {
    const { get } = await startSite()

    const { meta, canonical, alternates } = headOf((await get(path)).body)

    expect(meta.get('robots')).toBe('noindex')
    expect(canonical).toBeUndefined()
    expect(alternates).toEqual({})
  })
})

describe('a lesson', () => {
  it('begins its description as it begins itself, and has the picture of the site (SX.24)', async () => {
    const { get } = await startSite()
    const site = headOf((await get('/')).body).meta

    const { meta, title } = headOf((await get('/lesson/3')).body)

    expect(title).toBe('Module 3 · Wallets and safety · EduTrain')
    expect(meta.has('robots')).toBe(false)
    expect(meta.get('og:image')).toBe(site.get('og:image'))
    expect(meta.get('description')).toMatch(
      /^A wallet is an app or a small device for using a blockchain\..{60,100}…$/,
    )
  })

  it('is in its page to be read before any script is there, in the language of the page', async () => {
    const { get } = await startSite()

    const { body } = await get('/lesson/3?language=fr')

    expect(body).toMatch(/<h1 lang="fr"[^>]*>Portefeuilles et sécurité<\/h1>/)
    expect(body).toMatch(/<article lang="fr" class="lesson"><section.*<figure><svg.*<\/article>/s)
  })

  it('gives the app in its page what the API would', async () => {
    const { get } = await startSite()

    const { body } = await get('/lesson/3?language=fr')
    const answer = await get('/api/modules/3/lesson', { 'accept-language': 'fr' })

    const { html, ...others } = answer.json()
    expect(JSON.parse(/application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toEqual(others)
    expect(body).toContain(`class="lesson">${html}</article>`)
  })

  it('is the first one at an address that belongs to none, which is no page’s own address (S9.10)', async () => {
    const { get } = await startSite()

    const first = headOf((await get('/lesson/1')).body)

    for (const path of ['/lesson/0', '/lesson/10', '/lesson/x', '/lesson/%00'])
      expect(headOf((await get(path)).body)).toEqual(first)
  })
})

describe('a page on its way', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, '', (body: Buffer) => body],
  ])('is coded as %s for a browser that takes %j, and the same page', async (coding, accepted, decode) => {
    const { get } = await startSite()

    const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted })

    expect(headers['content-encoding']).toBe(coding)
    expect(decode(rawPayload).toString()).toContain(`<link rel="canonical" href="${address}/">`)
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie')
  })

  it('is not sent again to a browser that has it, in the same language', async () => {
    const { get } = await startSite()
    const { headers } = await get('/')
    const known = { 'if-none-match': `W/"other", ${headers.etag}` }

    const again = await get('/', known)
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await get('/', { ...known, 'accept-language': 'fr' })).statusCode).toBe(200)
  })

  it('has the same headers when only they are asked for', async () => {
    const { get, head } = await startSite()

    const { headers, body } = await head('/')

    expect(body).toBe('')
    expect(headers['content-length']).toBe((await get('/')).headers['content-length'])
  })

  it('is said not to exist each time it is asked for, in words that need no script', async () => {
    const { get } = await startSite()
    const { headers, statusCode, body } = await get('/no-such-page')
    expect(statusCode).toBe(404)
    expect(body).toContain('There is no station here</h1>')

    expect((await get('/no-such-page', { 'if-none-match': String(headers.etag) })).statusCode).toBe(404)
  })
})

describe('a link to another language', () => {
  it('answers with the page in it and remembers the choice', async () => {
    const { get } = await startSite()

    const { statusCode, headers, body } = await get('/login?language=fr', {
      'accept-language': 'en',
      cookie: 'language=en',
    })

    expect(statusCode).toBe(200)
    expect(headers['content-language']).toBe('fr')
    expect(headers['set-cookie']).toMatch(/^language=fr; Path=\/; /)
    expect(body).toContain('<html lang="fr"')
  })

  it.each(['/login', '/login?language=xx', '/login?language='])('%s remembers nothing', async (url) => {
    const { get } = await startSite()

    expect((await get(url)).headers['set-cookie']).toBeUndefined()
  })
})

describe('a chosen theme', () => {
  it('is in the page before any script runs, and in the colour of the browser around it', async () => {
    const { get } = await startSite()

    const [dark, light] = await Promise.all([
      get('/login', { cookie: 'language=en; theme=dark' }),
      get('/login', { cookie: 'theme=light' }),
    ])

    expect(dark.body).toContain('<html data-theme="edutrain-dark" ')
    expect(dark.body).toContain('content="#14121f" media="all"')
    expect(dark.body).toContain('content="#f7f3ea" media="not all"')
    expect(light.body).toContain('<html data-theme="edutrain-light" ')
    expect(light.headers.etag).not.toBe(dark.headers.etag)
  })

  it('is left to the system where no theme that there is was chosen, and in what is kept for times without a network', async () => {
    const { get } = await startSite()

    for (const { body } of await Promise.all([
      get('/login'),
      get('/login', { cookie: 'theme="><script>' }),
      get('/shell/en', { cookie: 'theme=dark' }),
    ])) {
      expect(body).not.toMatch(/<html[^>]* data-theme/)
      expect(body).toContain('media="(prefers-color-scheme: dark)"')
    }
  })
})

describe('a file that pages are made of', () => {
  it('is kept for a year, and has the headers of documents only where it can be opened as one', async () => {
    const { get } = await startSite()
    const html = (await get('/')).body
    const headersOf = async (file: RegExp) => (await get(file.exec(html)?.[0] ?? '')).headers
    const script = await headersOf(/\/assets\/index-[\w-]+\.js/)
    const document = (await get('/')).headers

    expect(script).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'permissions-policy',
      'x-frame-options',
    ]) {
      expect(document).toHaveProperty(name)
      expect(script).not.toHaveProperty(name)
      expect((await get('/favicon.svg')).headers).toHaveProperty(name)
    }
  })
})
