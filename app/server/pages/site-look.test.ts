import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pages } from '#app/server/pages/page-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { papers, siteColourOf } from '#platform/contract/site-colour.ts'
import { appDir } from '#platform/server/installation.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { withoutOwnPlaces } from '#workshop/testing/app/product-name.ts'
import { drawTestPng } from '#workshop/testing/credentials/drawn-png.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'

const colour = '#0b6e4f'

function drawLogo(): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-look-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'logo.png')
  writeFileSync(file, drawTestPng({ width: 192, height: 192 }))
  return file
}

async function startSite(env: NodeJS.ProcessEnv) {
  const site = await createTestApp({ PUBLIC_URL: 'https://rails.example', ...env })
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { accept: 'text/html', ...headers } })
  return { ...site, get }
}

const addresses = pages.map(({ path }) =>
  path.replace('/*', '').replace(':space', 'harbour').replace(/:\w+/, '1'),
)

describe('a site with a name of its own', () => {
  it('has it on every page, in manifest and service worker, and no other', async () => {
    const { get } = await startSite({ SITE_NAME: 'Open Rails' })
    const files = pageLanguages.flatMap((code) => [`/app.${code}.webmanifest`, `/sw.${code}.js`])
    const documents = [...addresses, '/verify', '/credentials/achievement', '/no-such-page']
    const urls = documents.flatMap((url) => pageLanguages.map((code) => `${url}?language=${code}`))

    for (const url of [...urls, ...files, '/favicon.svg', '/credentials/badge.svg']) {
      const { body } = await get(url)
      expect(withoutOwnPlaces(body), url).not.toContain('EduTrain')
      expect(body, url).not.toMatch(/Name-of-the-Site|Short-Name|look-of-the-site/)
      if (urls.includes(url)) expect(body, url).toContain('Open Rails')
    }
  })

  it('has it on certificates, on paper too, and in emails', async () => {
    const server = await startTestMailServer()
    const app = await startSite({ SITE_NAME: 'Open Rails', SMTP_URL: server.url })
    const learner = await app.signUp()
    const { id } = await addTestCertificate(app.db, learner.uid, { showsName: true })

    const page = (await app.get(`/certificates/${id}`)).body
    expect(page).toContain('<h1>Open Rails certificate</h1>')
    expect(withoutOwnPlaces(page)).not.toContain('EduTrain')
    const { text, title } = await readPdf(
      (await learner.download(`/api/certificates/${id}/certificate.pdf`)).bytes,
    )
    expect(`${title} ${text}`).toContain('Open Rails')
    expect(withoutOwnPlaces(`${title} ${text}`)).not.toContain('EduTrain')
    const url = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=edutrain'
    await app.anonymous.call('POST', url, { requestType: 'PASSWORD_RESET', email: learner.email })
    expect(server.messages[0]?.source).toContain('Open Rails')
    expect(server.messages[0]?.source).not.toContain('EduTrain')
  })
})

describe('a site with a colour and a logo of its own', () => {
  it.each(['/', '/register', '/dashboard', '/lesson/3', '/verify'])(
    'has them on %s, whose policy allows the sheet as it is sent',
    async (path) => {
      const { get } = await startSite({ SITE_COLOUR: colour, SITE_LOGO: drawLogo() })

      const { body, headers } = await get(path)

      const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
      expect(sheet).toContain(`--color-primary:${colour}`)
      expect(sheet).toContain(`[data-theme=edutrain-dark]{--color-primary:${siteColourOf(colour).dark}}`)
      const hash = createHash('sha256').update(sheet).digest('base64')
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
      expect(body.match(/<meta name="theme-color" content="#0b6e4f"/g)).toHaveLength(2)
      const [, logo = ''] = /<link rel="icon" href="([^"]+)" type="image\/png">/.exec(body) ?? []
      expect(sheet).toContain(`url(${logo})`)
      expect(body).toContain('class="mark"')
      const picture = await get(logo)
      expect(picture.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(picture.rawPayload.equals(drawTestPng({ width: 192, height: 192 }))).toBe(true)
    },
  )

  it('has them on pages that the server writes after the sheet of the build, which has a colour too', async () => {
    const { get } = await startSite({ SITE_COLOUR: colour })
    const { body } = await get('/verify')

    expect(body.indexOf('<style>')).toBeGreaterThan(body.lastIndexOf('<link rel="stylesheet"'))
    expect(body.match(/<style>/g)).toHaveLength(1)
  })

  it('has the logo where its pages are shared, and on home screens with the colour', async () => {
    const { get } = await startSite({ SITE_COLOUR: colour, SITE_LOGO: drawLogo() })
    const { body } = await get('/')
    const [, logo = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(body) ?? []

    expect(logo).toMatch(/^\/site-logo\/[0-9a-f]{16}\.png$/)
    expect(body).toContain(`<meta property="og:image" content="https://rails.example${logo}">`)
    expect(body).toContain('<meta property="og:image:width" content="192">')
    expect(body).toContain('<meta name="twitter:card" content="summary">')
    expect((await get('/app.fr.webmanifest')).json()).toMatchObject({
      theme_color: colour,
      icons: [{ src: logo, sizes: '192x192', type: 'image/png' }],
    })
  })

  it('is another site to a browser that keeps its pages', async () => {
    const workers = await Promise.all(
      [{}, { SITE_COLOUR: colour }, { SITE_LOGO: drawLogo() }].map(
        async (env) => (await (await startSite(env)).get('/sw.en.js')).body,
      ),
    )
    expect(new Set(workers).size).toBe(3)
  })

  it('costs a site without them nothing', async () => {
    const { get } = await startSite({})

    for (const path of ['/', '/dashboard', '/verify'])
      expect((await get(path)).body).not.toMatch(/site-logo|:root:not\(\[data-theme\]\)\{--color-primary/)
    expect((await get('/site-logo/0123456789abcdef.png')).statusCode).toBe(404)
  })

  it('has a colour that is read on the papers of the two themes', () => {
    const themes = readFileSync(join(appDir, 'app/web/styles/theme.css'), 'utf8').split('@plugin').slice(1)
    const colours = themes.map((theme) =>
      [200, 100].map((name) => new RegExp(`--color-base-${name}: (#\\w+)`).exec(theme)?.[1]),
    )
    expect(colours).toEqual([papers.light, papers.dark])
  })
})
