import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import type { OwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { startSecondBrand } from '#workshop/e2e/support/services/second-brand.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

let site: OwnServer

test.beforeAll(async () => {
  site = await startSecondBrand()
})
test.afterAll(() => site.stop())

for (const colorScheme of ['light', 'dark'] as const)
  for (const [path, language, width] of [
    ['/', 'en', 360],
    ['/', 'fr', 1280],
    ['/register', 'fr', 360],
    ['/verify', 'en', 360],
  ] as const)
    test(`another brand has its name, its mark and words that can be read on ${path}, ${language}, ${width} px, ${colorScheme}`, async ({
      browser,
    }) => {
      const look = { colorScheme, viewport: { width, height: 740 } }
      const [ours, theirs] = await Promise.all([
        browser.newPage(look),
        browser.newPage({ ...look, baseURL: site.url }),
      ])
      await Promise.all([ours, theirs].map((page) => page.goto(`${path}?language=${language}`)))

      const brandOf = (page: typeof ours) => page.locator('header a').first()
      await expect(brandOf(ours)).toHaveText('EduTrain')
      await expect(brandOf(theirs)).toHaveText('Open Rails')
      await expect(theirs.locator('.mark').first()).toHaveCSS('background-image', /site-logo/)
      await expect(ours.locator('.mark').first()).toHaveCSS('background-image', 'none')
      await expectAccessible(theirs)
      const [wide, theirWide] = await Promise.all(
        [ours, theirs].map((page) => page.evaluate(() => document.documentElement.scrollWidth)),
      )
      expect(theirWide).toBe(wide)
    })
