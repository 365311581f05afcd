import type { Page } from '@playwright/test'
import { aboutColours, findViolations } from '../support/accessibility.ts'
import { foreseen, visitors } from '../support/scenes/every-page.ts'
import { enlargeRoot, findLosses } from '../support/scenes/losses.ts'
import { enter } from '../support/scenes/scene.ts'
import { expect, test } from '../support/test.ts'

// In French, whose words are longer; snapshots.spec.ts has the pages in English.
test.use({ locale: 'fr-CI', contextOptions: { reducedMotion: 'reduce' } })

/** As phones enlarge text: nothing else grows with it. */
const enlargeTextAlone = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = ''
    const elements = [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)')]
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [index, { style }] of elements.entries()) style.fontSize = `${2 * (sizes[index] ?? 0)}px`
  })

for (const visitor of visitors) {
  // One walk, since most of the time goes into opening the pages.
  test(`axe finds nothing on any page of ${visitor.name} in French, light or dark, and nothing is lost when text is twice as large`, async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(foreseen)
    const learner = await enter(page, request, visitor)
    for (const { name, open, isFleeting } of visitor.scenes) {
      const openAgain = () => (isFleeting ? open(page, learner) : undefined)
      await page.emulateMedia({ colorScheme: 'dark' })
      await open(page, learner)
      expect(await page.locator('html').getAttribute('lang')).toBe('fr')
      expect.soft(await findViolations(page, aboutColours), `${name}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      await openAgain()
      expect.soft(await findViolations(page), `${name}, light`).toEqual([])
      await openAgain()
      expect.soft(await findLosses(page), `${name} as it is`).toEqual([])
      await openAgain()
      await enlargeRoot(page, 200)
      expect.soft(await findLosses(page), `${name} at 200 % text`).toEqual([])
      await openAgain()
      await enlargeTextAlone(page)
      expect.soft(await findLosses(page), `${name} with the text alone at 200 %`).toEqual([])
    }
  })

  // What a window of 1280 × 1024 pixels shows at 400 %.
  test(`nothing is lost on any page of ${visitor.name} at 400 % zoom @desktop-by-night`, async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(foreseen)
    await page.setViewportSize({ width: 320, height: 256 })
    const learner = await enter(page, request, visitor)
    for (const { name, open } of visitor.scenes) {
      await open(page, learner)
      expect.soft(await findLosses(page), name).toEqual([])
    }
  })
}

test.describe('in English', () => {
  test.use({ locale: 'en' })

  // The desk is in no approved picture.
  for (const visitor of visitors.filter(({ isOperator }) => isOperator))
    test(`axe finds nothing on any page of ${visitor.name} on a desktop @desktop-by-night`, async ({
      page,
      request,
      problems,
    }) => {
      problems.allow(foreseen)
      const learner = await enter(page, request, visitor)
      for (const { name, open } of visitor.scenes) {
        await open(page, learner)
        expect.soft(await findViolations(page), name).toEqual([])
      }
    })
})
