import { pbkdf2 } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, onTestFinished, vi } from 'vitest'
import { siteNameToFill, siteShortNameToFill } from '#platform/contract/pages.ts'
import { readPagesOf } from './page-files.ts'
import { fillerOf } from './site-look.ts'

const text = '<p>There is more than one way to say this.</p>'.repeat(50)

/** Pages whose best compression is done when the test says so. */
function setUp(...names: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-pages-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const name of names) writeFileSync(join(dir, name), text + name)
  const compressing: { page: string; done: (body: Buffer) => void }[] = []
  const readPage = readPagesOf(
    dir,
    {
      address: 'https://learn.example.org',
      fillLook: fillerOf({
        siteName: 'Rails & Co',
        siteShortName: 'Rails',
        siteColour: undefined,
        siteLogo: undefined,
      }),
    },
    (page) => new Promise((done) => compressing.push({ page: page.toString(), done })),
  )
  return { dir, readPage, compressing }
}

it('a page is sent before its best compression is there, and compressed best from then on', async () => {
  const { readPage, compressing } = setUp('a.html')

  const soon = await readPage('a.html', 'br')
  expect(brotliDecompressSync(soon.body).toString()).toBe(`${text}a.html`)

  const best = Buffer.from('best')
  await vi.waitUntil(() => compressing.length > 0)
  compressing[0]?.done(best)
  await vi.waitUntil(async () => (await readPage('a.html', 'br')).body === best)
  expect((await readPage('a.html', 'br')).etag).toBe(soon.etag)
})

it('one page after another gets its best compression, and none that has changed since', async () => {
  const { dir, readPage, compressing } = setUp('a.html', 'b.html')
  const [before] = await Promise.all([readPage('a.html', 'br'), readPage('b.html', 'br')])
  await vi.waitUntil(() => compressing.length > 0)
  writeFileSync(join(dir, 'a.html'), 'changed')
  utimesSync(join(dir, 'a.html'), 1, 1)
  const after = await readPage('a.html', 'br')
  expect(compressing.map(({ page }) => page)).toEqual([`${text}a.html`])

  compressing[0]?.done(Buffer.from('late'))
  await vi.waitUntil(() => compressing.length > 1)
  expect(compressing[1]?.page).toBe(`${text}b.html`)
  expect(await readPage('a.html', 'br')).toBe(after)
  expect(after.etag).not.toBe(before.etag)
})

it('a page that is known waits for no work in the pool of threads', async () => {
  const { readPage } = setUp('a.html')
  await readPage('a.html', 'identity')
  const done: string[] = []
  const note = (what: string) => () => done.push(what)

  const hashes = Array.from({ length: 16 }, () =>
    promisify(pbkdf2)('password', 'salt', 10_000, 32, 'sha256').then(note('hash')),
  )
  await Promise.all([...hashes, readPage('a.html', 'identity').then(note('page'))])

  expect(done[0]).toBe('page')
})

it('the name of the site stands in pages as text, and in the files beside them as it is', async () => {
  const { dir, readPage } = setUp()
  for (const name of ['a.html', 'app.webmanifest'])
    writeFileSync(join(dir, name), `${siteNameToFill}, ${siteShortNameToFill}`)

  expect((await readPage('a.html', 'identity')).body.toString()).toBe('Rails &amp; Co, Rails')
  expect((await readPage('app.webmanifest', 'identity')).body.toString()).toBe('Rails & Co, Rails')
})
