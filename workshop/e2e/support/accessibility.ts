import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that another theme may break: it changes nothing but colours. */
export const aboutColours = ['color-contrast', 'link-in-text-block']

/** What breaks these rules, or `rules` alone, each with its first words. */
export async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Legacy mode gathers no other frames, of which there are none, and so opens no page to do it in.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** No violation in either theme, and nothing that reaches beyond the side of the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' ? aboutColours : []
    expect(await findViolations(page, rules), `${colorScheme} theme of ${page.url()}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, 'pixels beyond the side of the screen').toBeLessThanOrEqual(0)
}

const longestWay = 60

/**
 * Presses Tab, or Shift+Tab, until the focus is on the target. On the way it is always on something, and it is easy to
 * see on what.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < longestWay; step++) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} does not lead to ${target}`)
}

/** The focus is on something, and there is a ring around it, or around what it stands for. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), 'the focus is not lost')
    .not.toBe('BODY')
  const { element, ring } = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    const hasRing = (candidate: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate)
      const isTransparent = /(, 0|\/ 0)\)$|^transparent$/.test(outlineColor)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent
    }
    // The row of a task, the label of an option or a choice and the frame of a field are what one sees; in a page, its heading.
    const shown = [
      focused,
      focused.closest('.task-main, .option, .lesson-choices > label, .practice-choice, .input'),
      focused.matches('main') && focused.querySelector('h1'),
    ]
    return {
      element: focused.outerHTML.slice(0, 200),
      ring: shown.some((candidate) => candidate instanceof Element && hasRing(candidate)),
    }
  })
  expect(ring, `a ring around ${element}`).toBe(true)
}
