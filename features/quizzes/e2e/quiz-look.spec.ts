import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { words } from '#workshop/e2e/support/answer-key.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { closeToast, expectToast, styleOf } from '#workshop/e2e/support/page-parts.ts'
import {
  answerButton,
  answerWell,
  chooseRight,
  chooseWrong,
  optionOf,
  questionOf,
  sheetOf,
} from '#workshop/e2e/support/quiz.ts'
import { findLosses } from '#workshop/e2e/support/scenes/losses.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

test('an option answers to the pointer, and the choice differs from the focus @desktop', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(2)
  const option = page.locator('.option').last()
  const before = await styleOf(option, 'border-top-color')
  await option.hover()
  expect(await styleOf(option, 'border-top-color')).not.toBe(before)
  await page.keyboard.press('1')
  const focused = page.locator('.option').first()
  expect(await styleOf(focused, 'outline-style')).toBe('solid')
  expect(Number.parseFloat(await styleOf(focused, 'outline-offset'))).toBeGreaterThanOrEqual(3)
})

/** The contrast of two colours as they are drawn. */
function contrast(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    ([one, other]) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const luminance = (colour: string | undefined) => {
        if (!context) return 0
        context.fillStyle = colour ?? ''
        context.fillRect(0, 0, 1, 1)
        const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        const [red = 0, green = 0, blue = 0] = parts
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    },
    [one, other],
  )
}

test('the meter has a hole for each question, seen against the card in either theme', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(5, 4)
  const meter = page.getByRole('progressbar', { name: 'Questions answered' })
  await expect(meter).toHaveAttribute('aria-valuenow', '3')
  await expect(meter).toHaveAttribute('aria-valuetext', '3 of 10')
  const holes = meter.locator('> span')
  await expect(holes).toHaveCount(10)
  await expect(meter.locator('svg')).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const card = await styleOf(page.locator('.quiz-card'), 'background-color')
    for (const place of [0, 3, 4, 9])
      expect(
        await contrast(page, await styleOf(holes.nth(place), 'border-top-color'), card),
        `hole ${place + 1} in the ${colorScheme} theme`,
      ).toBeGreaterThanOrEqual(3)
    expect(
      await contrast(page, await styleOf(holes.first(), 'background-color'), card),
    ).toBeGreaterThanOrEqual(3)
  }
})

test('in forced colours the choice, the holes and the verdict are still told apart', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(5, 4)
  await page.emulateMedia({ forcedColors: 'active' })
  const holes = page.getByRole('progressbar').locator('> span')
  expect(await styleOf(holes.first(), 'background-color')).not.toBe(
    await styleOf(holes.last(), 'background-color'),
  )
  await chooseWrong(page)
  const chosen = page.locator('.option:has(:checked)')
  const other = page.locator('.option:not(:has(:checked))').first()
  const frame = async (option: Locator) =>
    `${await styleOf(option, 'border-top-width')} ${await styleOf(option, 'border-top-color')}`
  expect(await frame(chosen)).not.toBe(await frame(other))
  await answerButton(page).click()
  await expect(optionOf(page, 'wrong').locator('svg')).toBeVisible()
  expect(await styleOf(optionOf(page, 'wrong'), 'border-top-style')).toBe('dashed')
})

test('a verdict is accessible in either theme, and loses nothing when text is twice as large', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(7)
  await chooseWrong(page)
  await answerButton(page).click()
  await expectToast(page, 'Incorrect option. Try again', 'alert-error')
  await closeToast(page)
  await expectAccessible(page)
  await answerWell(page)
  await expectAccessible(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await findLosses(page)).toEqual([])
})

test('on a small phone the road of the module costs the question no line: all of it, its answers and the button are seen', async ({
  page,
  openQuiz,
}) => {
  await page.setViewportSize(smallPhone)
  await openQuiz(4, 10)
  const road = page.locator('.road')
  await expect(road.getByRole('listitem')).toHaveText([/Quiz/])
  await expectInView(road, questionOf(page), ...(await page.locator('.option').all()), answerButton(page))
  const head = await page.locator('.quiz-head').boundingBox()
  expect(head?.height, 'one line').toBeLessThanOrEqual(44)
})

test('on a low screen the sheet follows the options, and hides nothing', async ({ page, openQuiz }) => {
  await page.setViewportSize({ width: 640, height: 340 })
  await openQuiz(4)
  await expect(questionOf(page)).toBeInViewport({ ratio: 1 })
  const edge = await sheetOf(page).boundingBox()
  const last = await page.locator('.option').last().boundingBox()
  expect(edge?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0))
  await chooseWrong(page)
  await answerButton(page).click()
  await expect(optionOf(page, 'wrong')).toHaveCount(1)
  expect(await findLosses(page)).toEqual([])
})

test('on a small phone all answers are seen at once, the sheet is low and its button stays, and no answer stays under it', async ({
  page,
  openQuiz,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // The longest hint of all.
  await openQuiz(7, 6)
  await expectInView(questionOf(page), ...(await page.locator('.option').all()), answerButton(page))
  const boxOf = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return { top, bottom, height }
    })
  const button = await boxOf(answerButton(page))
  expect(button.height).toBeGreaterThanOrEqual(44)
  await chooseWrong(page)
  await answerButton(page).click()
  await expect(optionOf(page, 'wrong')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await boxOf(answerButton(page))).toEqual(button)
  const sheet = await boxOf(sheetOf(page))
  expect(sheet.height, 'three lines of hint').toBeLessThanOrEqual(172)
  const options = page.locator('.option')
  await expect(async () => {
    expect((await boxOf(options.last())).bottom, 'brought up').toBeLessThanOrEqual(sheet.top)
  }).toPass()
  await expect(questionOf(page)).toBeInViewport({ ratio: 1 })
  for (const option of await options.all()) expect((await boxOf(option)).height).toBeGreaterThanOrEqual(44)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect((await boxOf(options.last())).bottom, 'free of the sheet').toBeLessThanOrEqual(sheet.top - 16)
  await page.evaluate(() => scrollTo(0, 0))
  const whole = (await options.all()).length
  const seen = await Promise.all((await options.all()).map(boxOf))
  expect(seen.filter(({ bottom }) => bottom <= sheet.top).length, 'seen at once').toBeGreaterThanOrEqual(
    whole - 2,
  )
})

for (const { locale, module, position } of [
  { locale: 'en-GB', module: 9, position: 9 },
  { locale: 'fr-FR', module: 5, position: 5 },
])
  test.describe(`the longest question of all, ${locale}`, () => {
    test.use({ locale, viewport: smallPhone })

    test(`stays on the screen while its answers are read, and beside either verdict: ${locale}`, async ({
      page,
      openQuiz,
    }) => {
      await openQuiz(module, position)
      const asked = (await questionOf(page).textContent()) ?? ''
      const isFrench = locale === 'fr-FR'
      const lengths = words.map(({ question }) => question.length)
      expect(asked.length).toBe(isFrench ? Math.max(...lengths) : 262)
      const question = questionOf(page)
      await expectInView(question, ...(await page.locator('.option').all()), answerButton(page))
      await chooseWrong(page)
      await answerButton(page).click()
      await expectInView(sheetOf(page).locator('.sheet-heading'), optionOf(page, 'wrong'), answerButton(page))
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(question).toBeInViewport({ ratio: 1 })
      await chooseRight(page)
      await answerButton(page).click()
      const goesOn = sheetOf(page).locator('.sheet-button')
      await expectInView(sheetOf(page).locator('.sheet-heading'), question, optionOf(page, 'right'), goesOn)
    })
  })
