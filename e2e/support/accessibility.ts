import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation in either theme, and nothing that reaches beyond the side of the screen. */
export async function expectGoodForEverybody(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) })),
      `${colorScheme} theme of ${page.url()}`,
    ).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, 'pixels beyond the side of the screen').toBeLessThanOrEqual(0)
}
