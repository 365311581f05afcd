import type { Page } from '@playwright/test'
import { findViolations } from '../support/accessibility.ts'
import { foreseen, visitors } from '../support/scenes/every-page.ts'
import { enter, widthOf } from '../support/scenes/scene.ts'
import { findFaintWords } from '../support/scenes/season-colours.ts'
import { makeSmall } from '../support/scenes/small-picture.ts'
import { holdStill, keepToasts } from '../support/scenes/still-page.ts'
import { expect, test } from '../support/test.ts'

// One walk, since most of the time goes into opening the pages. Half a pixel for each: small files, in which a person
// still sees what is where.
test.use({ deviceScaleFactor: 0.5, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

async function expectPicture(page: Page, name: string): Promise<void> {
  await expect.soft(page).toHaveScreenshot(name)
  await makeSmall(page, test.info().snapshotPath(name, { kind: 'screenshot' }))
}

/** The pages with words on a season's colours. */
const inSeason =
  /^(landing|class|lesson|dashboard.*|drawer|quiz.*|practice.*|review.*|check.*|final.*|success.*|certificate|account)$/

async function expectClearWords(page: Page, name: string, isMobile: boolean): Promise<void> {
  // They come after the rest.
  if (name.startsWith('dashboard')) await expect(page.locator('.station').first()).toBeAttached()
  const button = page.locator('.boarding-button')
  if (!isMobile && (await button.count())) await button.hover()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findFaintWords(page), `${name}, ${colorScheme}, in every season`).toEqual([])
  }
}

/** How long people took at the desk depends on the tests before this one. */
const hideUsualHours = (page: Page) =>
  page.route('**/api/certificate', async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: { ...(await response.json()), usualHours: null } })
  })

// What the desk shows is what all other tests have left behind.
for (const visitor of visitors.filter(({ isOperator }) => !isOperator))
  test(`every page of ${visitor.name} looks as in its approved picture, its words are read on the colours of every season, and on a desktop axe finds nothing in English${widthOf(visitor)}`, async ({
    page,
    request,
    problems,
    isMobile,
    viewport,
  }) => {
    problems.allow(foreseen)
    const { width, height } = viewport ?? { width: 0, height: 0 }
    const learner = await enter(page, request, visitor)
    await hideUsualHours(page)
    for (const { name, open } of visitor.scenes) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, learner)
      // Before axe, which may take longer than a toast is there.
      await keepToasts(page)
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      if (!isMobile) expect.soft(await findViolations(page), `${name}, light`).toEqual([])
      await holdStill(page, width)
      await expectPicture(page, `${name}.png`)
      if (isMobile) {
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectPicture(page, `${name}-dark.png`)
      }
      if (inSeason.test(name)) await expectClearWords(page, name, isMobile)
    }
  })
