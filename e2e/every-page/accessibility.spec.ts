import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { foreseen, visitors } from '../support/scenes/every-page.ts'
import { enter, widthOf } from '../support/scenes/scene.ts'
import { findFaintWords } from '../support/scenes/season-colours.ts'
import { expect, test } from '../support/test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What breaks these rules, each with its first words. */
async function findViolations(page: Page): Promise<string[]> {
  // Legacy mode: see support/accessibility.ts.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

// Texts change with the language alone: either is seen at one width. What colours change is seen on a phone.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: async ({ isMobile }, use) => use(isMobile ? 'fr-CI' : 'en'),
})

for (const visitor of visitors)
  test(`axe finds nothing on any page of ${visitor.name}, in French on a phone, light or dark, and in English on a desktop${widthOf(visitor)}`, async ({
    page,
    request,
    problems,
    isMobile,
  }) => {
    test.setTimeout(180_000)
    problems.allow(foreseen)
    const learner = await enter(page, request, visitor)
    for (const { name, open, isFleeting } of visitor.scenes) {
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, learner)
      expect(await page.locator('html').getAttribute('lang')).toBe(isMobile ? 'fr' : 'en')
      expect.soft(await findViolations(page), `${name}, light`).toEqual([])
      if (!isMobile) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      if (isFleeting) await open(page, learner)
      expect.soft(await findViolations(page), `${name}, dark`).toEqual([])
    }
  })

/** The pages with words on a season's colours. */
const inSeason =
  /^(landing|class|lesson|dashboard.*|drawer|quiz.*|practice.*|review.*|success|certificate|account)$/

for (const visitor of visitors.filter(({ scenes }) => scenes.some(({ name }) => inSeason.test(name))))
  test(`whatever the season, the words of ${visitor.name} are read on its colours, light or dark${widthOf(visitor)}`, async ({
    page,
    request,
    problems,
    isMobile,
  }) => {
    problems.allow(foreseen)
    const learner = await enter(page, request, visitor)
    for (const { name, open } of visitor.scenes.filter(({ name }) => inSeason.test(name))) {
      await open(page, learner)
      // They come after the rest.
      if (name.startsWith('dashboard')) await expect(page.locator('.station').first()).toBeAttached()
      const button = page.locator('.boarding-button')
      if (!isMobile && (await button.count())) await button.hover()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await findFaintWords(page), `${name}, ${colorScheme}`).toEqual([])
      }
    }
  })
