import type { Locator, Page } from '@playwright/test'
import { styleOf, toastOf } from '#workshop/e2e/support/page-parts.ts'
import {
  answerButton,
  answerWell,
  chooseRight,
  chooseWrong,
  expectQuestion,
  goOnButton,
  optionNamed,
  optionOf,
  questionOf,
  sheetOf,
  verdictOf,
  wrongOptionsOf,
} from '#workshop/e2e/support/quiz.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

const frameOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  })

/** Once nothing moves any more. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let last = -1; last !== scrollY; await new Promise((done) => setTimeout(done, 150))) last = scrollY
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })

test.describe('in French, whose words are longer', () => {
  test.use({ locale: 'fr' })

  for (const height of [640, 900])
    test(`on a phone ${height} px high the toast of a wrong answer covers what it lies on whole, and never the button that leads back`, async ({
      page,
      openQuiz,
    }) => {
      await page.setViewportSize({ width: 360, height })
      await openQuiz(3, 3)
      await chooseWrong(page)
      await answerButton(page).click()
      await expect(toastOf(page)).toBeVisible()
      await settle(page)
      const toast = await frameOf(toastOf(page))
      const back = await frameOf(page.locator('a.quiz-chip'))
      expect(back.right <= toast.left || back.bottom <= toast.top, 'the button that leads back is free').toBe(
        true,
      )
      for (const part of await page.locator('.quiz-place > p, .quiz-head > *, .question-meter').all()) {
        const { left, top, right, bottom } = await frameOf(part)
        const isApart =
          right <= toast.left || left >= toast.right || bottom <= toast.top || top >= toast.bottom
        const isUnder =
          left >= toast.left && right <= toast.right && top >= toast.top && bottom <= toast.bottom
        expect(isApart || isUnder, `${await part.textContent()} is cut through`).toBe(true)
      }
      if (height < 900) return
      // With room for all, it stands from that button to the edge.
      expect(toast.left - back.right).toBeCloseTo(8, 0)
      expect(360 - toast.right).toBeCloseTo(12, 0)
    })
})

test('the button is quiet until an option is chosen, and after a wrong answer, which says what to do and marks its hint as one, until another is', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(5, 3)
  const [first = '', second = ''] = await wrongOptionsOf(page)
  const quiet = await styleOf(answerButton(page), 'background-color')
  await optionNamed(page, first).check()
  await expect.poll(() => styleOf(answerButton(page), 'background-color')).not.toBe(quiet)
  await settle(page)
  const loud = await styleOf(answerButton(page), 'background-color')
  await answerButton(page).click()
  await expect(sheetOf(page)).toContainText(/^Not this oneHint: ./)
  await expect(answerButton(page)).toBeEnabled()
  await expect.poll(() => styleOf(answerButton(page), 'background-color')).toBe(quiet)
  await optionNamed(page, second).check()
  await expect.poll(() => styleOf(answerButton(page), 'background-color')).toBe(loud)
})

test('a new choice takes the old verdict off the sheet and leaves its hint; what was tried stays marked, and is quiet', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(5, 3)
  const [first = '', second = ''] = await wrongOptionsOf(page)
  await optionNamed(page, first).check()
  await answerButton(page).click()
  const words = sheetOf(page).getByText('Not this one')
  const hint = sheetOf(page).getByText('Hint:')
  const wrong = optionOf(page, 'wrong')
  await expect(words).toBeVisible()
  await settle(page)
  const loud = await styleOf(wrong, 'border-top-color')

  await optionNamed(page, second).check()
  await expect(words).toBeHidden()
  await expect(sheetOf(page).locator('.sheet-sign')).toBeHidden()
  await expect(hint).toBeVisible()
  await expect(wrong).toHaveCount(1)
  await expect(wrong.locator('svg')).toBeVisible()
  expect(await styleOf(wrong, 'border-top-color')).not.toBe(loud)

  await wrong.click()
  await expect(words).toBeVisible()
  expect(await styleOf(wrong, 'border-top-color')).toBe(loud)
  await optionNamed(page, second).check()
  await answerButton(page).click()
  await expect(verdictOf(page)).toContainText('Not this one')
})

test('the language is chosen at the head of the page, as everywhere, and question, verdict and hint stay', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(3, 2)
  await chooseWrong(page)
  await answerButton(page).click()
  await expect(optionOf(page, 'wrong')).toHaveCount(1)
  const french = page.getByRole('banner').getByRole('link', { name: 'Français' })
  // Again, should the page still be bringing the verdict up.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(french).toBeInViewport({ ratio: 1, timeout: 500 })
  }).toPass()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible())
    await expect(async () => {
      const [link, button] = [await frameOf(french), await frameOf(menu)]
      expect(link.right).toBeLessThanOrEqual(button.left)
      expect(link.bottom - link.top).toBeGreaterThanOrEqual(44)
      expect((link.top + link.bottom) / 2).toBeCloseTo((button.top + button.bottom) / 2, 0)
    }).toPass()
  await french.click()
  await expect(questionOf(page)).toHaveAttribute('lang', 'fr')
  await expectQuestion(page, 2)
  await expect(optionOf(page, 'wrong').getByRole('radio')).toBeChecked()
  await expect(sheetOf(page)).toContainText('Indice\u00a0: ')
})

test('the good wishes are one line, and module, step and question stand in one line, which nothing that comes later moves @wide', async ({
  page,
  network,
  openQuiz,
}) => {
  const road = await network.hold(/\/assets\/(module-)?road-.*\.js$/)
  await openQuiz(4, 10)
  const wishes = page.getByText('Good luck, Full Name!', { exact: true })
  const lines = await wishes.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  const step = page.getByRole('navigation', { name: 'Step 4 of 4: quiz' })
  const head = page.locator('.quiz-head', { has: page.getByRole('heading', { level: 1, name: 'Module 4' }) })
  // On the page, which may be scrolling, and all of one moment.
  const frames = () =>
    head.evaluate((element) =>
      [element, ...element.children].map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect()
        return { left, top: top + scrollY, right, bottom: bottom + scrollY }
      }),
    )
  await expect(head.getByText('Question 10 of 10', { exact: true })).toBeVisible()
  await expect(step).toHaveCount(0)
  const before = await frames()
  road.release()
  await expect(step).toBeVisible()
  expect(await frames()).toEqual(before)
  const [whole, ...parts] = before
  expect(parts).toHaveLength(3)
  for (const [index, part] of parts.entries()) {
    expect(part.left).toBeGreaterThan(parts[index - 1]?.right ?? 0)
    expect(part.bottom, 'in one line').toBeLessThanOrEqual((whole?.bottom ?? 0) + 0.5)
    expect(part.top, 'in one line').toBeLessThan(parts[0]?.bottom ?? 0)
  }
})

test('ring, count and verdict speak of the same question until the learner goes on', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(4, 9)
  const holes = page.getByRole('progressbar').locator('> span')
  const expectMarked = async (position: number, ticks: number) => {
    await expectQuestion(page, position)
    await expect(page.locator('.question-meter > [data-now]')).toHaveCount(1)
    await expect(holes.nth(position - 1)).toHaveAttribute('data-now')
    await expect(page.locator('.question-meter svg')).toHaveCount(ticks)
  }
  await expectMarked(9, 8)
  await answerWell(page)
  await expectMarked(9, 9)
  await expect(sheetOf(page)).toContainText('Correct')
  expect(await styleOf(holes.nth(8), 'box-shadow')).not.toBe(await styleOf(holes.nth(7), 'box-shadow'))
  await goOnButton(page).click()
  await expectMarked(10, 9)
})

test('no mark of a key is shown on a phone, which has none', async ({ page, openQuiz }) => {
  await openQuiz(2)
  await expect(page.locator('.option').first()).toBeVisible()
  await expect(page.locator(':is(.option-key, .keyboard-hint):visible')).toHaveCount(0)
})

test('what Enter does is said as it is: send, nothing while the wrong option is chosen, go on @desktop', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(2)
  const hint = page.locator('.keyboard-hint')
  await expect(hint).toHaveText('Press Enter ↵ to send')
  await chooseWrong(page)
  await answerButton(page).click()
  await expect(optionOf(page, 'wrong')).toHaveCount(1)
  await expect(hint).toBeHidden()
  await chooseRight(page)
  await expect(hint).toBeVisible()
  await answerButton(page).click()
  await expect(hint).toHaveText('Press Enter ↵ to go on')
})

// How low anything stands in the drawing of each season, the fence of a house or the foot of a tree.
const feet = { 1: 542, 2: 571, 4: 566, 6: 601, 8: 590 } as const

test('no tree and no house hangs out from under the card, in any season @desktop', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(1)
  const drawing = page.locator('.quiz-scene svg')
  const expectCovered = async (foot: number) => {
    for (const [width, height] of [
      [1280, 800],
      [1920, 950],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { d, f } = await drawing.evaluate((svg) => {
        const { d = 0, f = 0 } = (svg as SVGSVGElement).getScreenCTM() ?? {}
        return { d, f }
      })
      const { bottom } = await frameOf(page.locator('.quiz-card'))
      expect(f + foot * d, `${page.url()} on ${width} × ${height}`).toBeLessThanOrEqual(bottom)
    }
  }
  for (const [moduleNumber, foot] of Object.entries(feet)) {
    await page.goto(`/module/${moduleNumber}`)
    await expectQuestion(page, 1)
    await expectCovered(foot)
    await chooseWrong(page)
    await answerButton(page).click()
    await expect(optionOf(page, 'wrong')).toHaveCount(1)
    await expectCovered(foot)
  }
})
