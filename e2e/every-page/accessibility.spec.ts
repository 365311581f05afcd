import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { foreseen, visitors } from '../support/scenes/every-page.ts'
import { enter } from '../support/scenes/scene.ts'
import { expect, test } from '../support/test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What breaks these rules, each with its first words. */
async function findViolations(page: Page): Promise<string[]> {
  // Legacy mode gathers no other frames, of which there are none, and so opens no page to do it in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Texts change with the language alone and colours with the theme alone: each page is seen in both of both, not in all four.
for (const [language, locale, colorScheme] of [
  ['English', 'en', 'light'],
  ['French', 'fr-CI', 'dark'],
] as const)
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme })

    for (const visitor of visitors)
      test(`axe finds nothing on any page of ${visitor.name}`, async ({ page, request, problems }) => {
        test.setTimeout(180_000)
        problems.allow(foreseen)
        const learner = await enter(page, request, visitor)
        for (const { name, open } of visitor.scenes) {
          await open(page, learner)
          expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
          expect.soft(await findViolations(page), name).toEqual([])
        }
      })
  })
