import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { deskPages, pages } from '#app/server/pages/page-list.ts'
import { siteColourOf } from '#platform/contract/site-colour.ts'
import { withoutOwnPlaces } from '#workshop/testing/app/product-name.ts'
import type { TestLearner } from '../support/learner.ts'
import { expectContactSheet } from '../support/scenes/contact-sheet.ts'
import { findLosses } from '../support/scenes/losses.ts'
import { loginAsKnown, settle } from '../support/scenes/scene.ts'
import { holdStill } from '../support/scenes/still-page.ts'
import { type BrandVisitors, createBrandVisitors } from '../support/services/brand-visitors.ts'
import type { OwnServer } from '../support/services/own-server.ts'
import { secondBrand, startSecondBrand } from '../support/services/second-brand.ts'
import { expect, test } from '../support/test.ts'

// Beside the walk of snapshots.spec.ts, one through a site with a name, a colour and a logo of its own. One server is
// enough for all of these.
test.describe.configure({ mode: 'default' })

let site: OwnServer
let visitors: BrandVisitors

test.beforeAll(async ({ playwright }) => {
  site = await startSecondBrand()
  const request = await playwright.request.newContext({ baseURL: site.url })
  visitors = await createBrandVisitors(request, site.dataDir)
  await request.dispose()
})
test.afterAll(() => site?.stop())

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }
/** A person sees what is where; the words are what assertions are about. */
const looks = {
  phone: { ...phone, deviceScaleFactor: 0.3125 },
  desktop: { ...desktop, deviceScaleFactor: 0.1875 },
}

type Role = 'visitor' | 'learner' | 'finisher' | 'operator'

/** Opens a page of the site as one of its visitors. */
async function openAs(browser: Browser, role: Role, look: BrowserContextOptions): Promise<Page> {
  const options = { serviceWorkers: 'block', bypassCSP: true, reducedMotion: 'reduce' } as const
  const page = await browser.newPage({ ...options, baseURL: site.url, ...look })
  const account: TestLearner | undefined = role === 'visitor' ? undefined : visitors[role]
  if (account) await loginAsKnown(page, account)
  return page
}

/** What a brand changes, each as the visitor who sees it. */
const branded: readonly (readonly [Role, string])[] = [
  ['visitor', '/'],
  ['visitor', '/register'],
  ['visitor', '/login'],
  ['visitor', '/legal'],
  ['visitor', '/privacy'],
  ['visitor', '/certificates/:certificate'],
  ['learner', '/dashboard'],
  ['learner', '/lesson/3'],
  ['learner', '/module/5'],
  ['finisher', '/certificate'],
  ['finisher', '/verify'],
  ['operator', '/operator/site'],
]

const addressOf = (path: string) => path.replace(':certificate', visitors.certificateId)

async function go(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(path))
  await settle(page)
}

/** The number of a certificate differs from one run to the next, and so does the square that leads to it. */
async function hideNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      node.nodeValue = (node.nodeValue ?? '').replace(
        /[\w-]{4}(?: [\w-]{4}){4} [\w-]{2}/,
        '0000 0000 0000 0000 0000 00',
      )
  })
}

for (const language of ['en', 'fr'])
  for (const [name, look] of Object.entries(looks))
    for (const colorScheme of ['light', 'dark'] as const)
      test(`another brand has its colour, its mark and its name on its pages, and none of them breaks: ${name}, ${language}, ${colorScheme} @desktop-by-night`, async ({
        browser,
      }) => {
        const tiles: { name: string; png: Buffer }[] = []
        for (const role of ['visitor', 'learner', 'finisher', 'operator'] as const) {
          const page = await openAs(browser, role, { ...look, colorScheme, locale: language })
          for (const [, path] of branded.filter(([who]) => who === role)) {
            await page.setViewportSize(look.viewport)
            await go(page, path)
            const where = `${path}, ${role}`
            expect(await page.locator('html').getAttribute('lang')).toBe(language)
            // A learner's page has two heads, of which each width shows one.
            const head = page.locator('header:visible').first()
            await expect.soft(head, where).toContainText(secondBrand.name)
            const mark = head.locator('.mark:visible')
            await expect.soft(mark.first(), where).toHaveCSS('background-image', /site-logo/)
            const colour = await page.evaluate(() =>
              getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
            )
            expect.soft(colour, where).toBe(siteColourOf(secondBrand.colour)[colorScheme])
            expect.soft(await findLosses(page), where).toEqual([])
            await holdStill(page, look.viewport.width)
            await page.setViewportSize(look.viewport)
            await hideNumbers(page)
            const masked = { mask: [page.locator('[class*=qr]')], maskColor: '#888888' }
            tiles.push({ name: path, png: await page.screenshot({ scale: 'device', ...masked }) })
          }
          await page.context().close()
        }
        expect(tiles).toHaveLength(branded.length)
        await expectContactSheet(browser, tiles, `brand-${name}-${language}-${colorScheme}.png`, 6)
      })

/** Every page of the app, and those that the server writes. */
const visited: Readonly<Record<Role, readonly string[]>> = {
  visitor: [
    ...pages.filter(({ frame }) => frame === 'public' || frame === 'own').map(({ path }) => path),
    '/verify',
    '/certificates/:certificate',
    '/certificates/no-such-certificate',
    '/no-such-page',
  ],
  learner: pages.filter(({ frame }) => frame === 'learner').map(({ path }) => path),
  finisher: ['/', '/dashboard', '/certificate', '/claim', '/success'],
  operator: deskPages.filter(({ path }) => !path.includes(':')).map(({ path }) => `/operator/${path}`),
}

const withIds = (path: string) =>
  path
    .replace(':space', 'harbour')
    .replace(/:(?!certificate)\w+/, '3')
    .replace(/\/$/, '') || '/'

/** All that a page says to those who see it, those who hear it and those who share it. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'content', 'value']
    const marked = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...marked]
  })

for (const language of ['en', 'fr'])
  test(`a site of another name says “EduTrain” nowhere but in titles of programmes and in the small line of its foot, ${language} @desktop-by-night`, async ({
    browser,
  }) => {
    for (const [role, paths] of Object.entries(visited) as [Role, readonly string[]][]) {
      const page = await openAs(browser, role, { ...phone, locale: language })
      for (const path of paths.map(withIds)) {
        await go(page, path)
        await page.waitForLoadState('networkidle')
        for (const said of await saidOn(page)) {
          const bare = withoutOwnPlaces(said)
          const at = bare.indexOf('EduTrain')
          expect.soft(at < 0 ? '' : bare.slice(Math.max(0, at - 60), at + 60), `${path}, ${role}`).toBe('')
        }
      }
      await page.context().close()
    }
  })
