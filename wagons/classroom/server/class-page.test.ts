import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

async function startSite() {
  const { app } = await createTestApp({})
  return (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
}

describe('a class', () => {
  const written = (title: string) =>
    new RegExp(`<div id="root">.*<h1[^>]*>${title}</h1>.*<article [^>]*class="lesson"><section`)

  it('has the lesson of its module in its page, to be read before any script is there (SX.47)', async () => {
    const get = await startSite()

    const [english, french] = await Promise.all([
      get('/class/aurora?module=2'),
      get('/class/harbour?module=3&language=fr'),
    ])

    expect(english.body).toMatch(written('Blockchain'))
    expect(english.body).toContain('The lesson is here to read, below.')
    expect(french.body).toMatch(written('Portefeuilles et sécurité'))
    expect(french.body).toContain('La leçon est à lire ci-dessous.')
    expect(english.headers['cache-control']).toBe('no-cache')
  })

  it.each(['', '?module=', '?module=1', '?module=9', '?module=x', '?module=4&module=4'])(
    'has the first lesson of its space where the address ends in “%s” and names none of its own',
    async (query) => {
      const get = await startSite()

      expect((await get(`/class/harbour${query}`)).body).toMatch(written('Wallets and safety'))
    },
  )

  it('has no lesson where there is no such space, but links to all', async () => {
    const get = await startSite()

    const { statusCode, body } = await get('/class/nowhere?module=3')

    expect(statusCode).toBe(200)
    expect(body).not.toContain('<article')
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(body).toContain(`href="/lesson/${number}"`)
  })

  it('is not the page of its lesson to search engines', async () => {
    const get = await startSite()

    const { body } = await get('/class/harbour?module=3')

    expect(body).not.toContain('rel="canonical"')
    expect(body).toContain('<title>EduTrain</title>')
  })
})
