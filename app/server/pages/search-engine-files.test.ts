import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { indexedPaths } from '#app/server/pages/page-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'

const address = 'https://learn.example.org'

async function get(url: string) {
  const { app } = await createTestApp({ PUBLIC_URL: address })
  const answer = await app.inject(url)
  return { app, ...answer, type: answer.headers['content-type'], body: answer.body }
}

/** The addresses of a sitemap; each element of its alternates by the address that it stands with. */
function readSitemap(xml: string) {
  const entries: { loc: string; alternates: Record<string, string> }[] = []
  const parser = new SaxesParser({})
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    if (name === 'url') entries.push({ loc: '', alternates: {} })
    const entry = entries.at(-1)
    if (name === 'xhtml:link' && entry) entry.alternates[attributes.hreflang ?? ''] = attributes.href ?? ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    const entry = entries.at(-1)
    if (name === 'loc' && entry) entry.loc = text
  })
  parser.write(xml).close()
  return entries
}

it('robots.txt lets all crawlers in and names the sitemap by its whole address', async () => {
  const { statusCode, type, body } = await get('/robots.txt')

  expect(statusCode).toBe(200)
  expect(type).toBe('text/plain; charset=utf-8')
  expect(body).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`)
})

it('the sitemap has every page for search engines, in each language, with the others beside it', async () => {
  const { statusCode, type, body } = await get('/sitemap.xml')

  expect(statusCode).toBe(200)
  expect(type).toBe('application/xml; charset=utf-8')
  const entries = readSitemap(body)
  expect(entries).toHaveLength((indexedPaths.length + 9) * pageLanguages.length)
  for (const path of indexedPaths)
    expect(entries).toContainEqual({
      loc: `${address}${path}?language=fr`,
      alternates: {
        en: `${address}${path}`,
        fr: `${address}${path}?language=fr`,
        'x-default': `${address}${path}`,
      },
    })
})

it('each address of the sitemap answers with a page that calls this very address its own', async () => {
  const { app, body } = await get('/sitemap.xml')

  for (const { loc } of readSitemap(body)) {
    const page = await app.inject(loc.slice(address.length))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<link rel="canonical" href="${loc}">`)
  }
})
