import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#workshop/e2e/support/test.ts'

// What is between the margins of an A4 sheet.
test.use({ viewport: { width: 718, height: 1047 } })

/** As on paper: the page hears of it as it does from a browser that prints. */
async function putOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}

/** The words that are printed so light that white paper hides them. */
const paleWords = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const lightness = (color: string) => {
      if (!pen) return 0
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
      return (0.2 * red + 0.7 * green + 0.1 * blue) / 255
    }
    const isSeen = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true })
    return [...document.querySelectorAll('body :not(script, svg *)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => isSeen(element) && lightness(getComputedStyle(element).color) > 0.6)
      .map((element) => element.textContent)
  })

const tickOf = (choice: Locator) =>
  choice.evaluate((box) => getComputedStyle(box, '::before').content.match(/[✓✕]/)?.[0] ?? '')

const controls = (page: Page) =>
  page.locator('header, nav, footer, .btn, .lesson-scene, .lesson-check summary').filter({ visible: true })

for (const [language, address, answer] of [
  ['en', 'What the film says:', 'Print with the answers'],
  ['fr', 'Ce que dit le film', 'Imprimer avec les réponses'],
] as const)
  test(`a lesson on paper has its words, its film and its address, answers where they are wanted, and no controls (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const printed = () => {
        document.documentElement.dataset.printedOpen = String(
          document.querySelectorAll('.lesson-check details[open]').length,
        )
      }
      window.print = printed
    })
    await page.goto(`/lesson/4?language=${language}`)
    const asked = page.locator('.lesson-choices').last()
    const [right, wrong] = [
      asked.locator('.lesson-right'),
      asked.locator(':not(.lesson-right) > input').first(),
    ]
    // What is tapped on the screen is not printed.
    await wrong.check()
    await page.getByRole('button', { name: answer }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed-open', /^[1-9]/)
    await putOnPaper(page)

    await expect(page.getByText(address)).toBeVisible()
    await expect(page.locator('.lesson-check details > div').first()).toBeVisible()
    expect([await tickOf(right.locator('input')), await tickOf(wrong)]).toEqual(['✓', ''])
    const explained = page.locator('.lesson-verdicts > div').last()
    await expect(explained).toBeVisible()
    await expect(page.locator('.lesson-verdicts > p').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('main dl dd').first()).toBeVisible()
    await expect(controls(page)).toHaveCount(0)
    expect(await paleWords(page)).toEqual([])
    const shown = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').content)
    expect(await shown()).toContain(`${baseURL}/lesson/4`)
    for (const figure of await page.locator('.lesson figure').all())
      expect((await figure.boundingBox())?.height).toBeLessThan(700)

    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('.lesson-check details[open]')).toHaveCount(0)
    await putOnPaper(page)
    await expect(page.locator('.lesson-check details > div').first()).toBeHidden()
    await expect(right).toBeVisible()
    expect([await tickOf(right.locator('input')), await tickOf(wrong)]).toEqual(['', ''])
    await expect(page.locator('.lesson-verdicts > *').filter({ visible: true })).toHaveCount(0)
  })

for (const path of ['/practice/1', '/wallet-guide'])
  test(`${path} is printed in ink, without bars and menus, also from a dark page`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The words are there before the script that listens.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await expect(page.locator('html')).toHaveAttribute('data-address', /./, { timeout: 100 })
    }).toPass()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(controls(page)).toHaveCount(0)
    expect(await paleWords(page)).toEqual([])
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement, '::after').content),
    ).toContain(`${baseURL}${path}`)
  })
