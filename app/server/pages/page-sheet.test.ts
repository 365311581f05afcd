import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

async function startSite() {
  const { app } = await createTestApp({})
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } })
}

describe('the sheet of a page', () => {
  it.each(['/', '/login', '/dashboard', '/lesson/3', '/class/harbour', '/no-such-page', '/shell/fr'])(
    'stands in %s, whose policy allows it by its hash and no other style or script in a page',
    async (path) => {
      const get = await startSite()
      const { body, headers } = await get(path, { cookie: 'theme=dark' })
      const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
      const hash = createHash('sha256').update(sheet).digest('base64')

      expect(sheet).toContain('--color-paper')
      const policy = String(headers['content-security-policy']).split(';')
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
      expect(policy).toContain("script-src 'self'")
      expect(body).not.toMatch(
        /<script(?![^>]* (?:src=|type="application\/json"))|<link rel="stylesheet"[^>]*index-/,
      )
    },
  )

  it('is allowed in no answer that has none', async () => {
    const get = await startSite()

    for (const path of ['/favicon.svg', '/sw.en.js', '/config.json'])
      expect((await get(path)).headers['content-security-policy']).not.toContain('sha256')
  })
})
