import type { Locator, Page } from '@playwright/test'
import { rightOptionOf, wordsOf } from '#workshop/e2e/support/answer-key.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { expectToast, styleOf, toastOf } from '#workshop/e2e/support/page-parts.ts'
import {
  answerButton,
  answerWell,
  chooseRight,
  expectQuestion,
  expectRight,
  goOnButton,
  optionNamed,
  optionOf,
  questionOf,
  sheetOf,
  wrongOptionsOf,
} from '#workshop/e2e/support/quiz.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

/** Where a part is on screen, once nothing moves any more. */
async function placeOf(part: Locator) {
  await part.page().evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
}

async function expectSamePlace(part: Locator, place: Awaited<ReturnType<typeof placeOf>>): Promise<void> {
  const now = await placeOf(part)
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(now[side] - place[side]), `${side} of ${part}`).toBeLessThanOrEqual(1)
}

// In spring right would be green anyway, and in fall wrong red.
for (const moduleNumber of [4, 9])
  test(`a verdict stands on the option itself, in a sign, in words and in no season’s colour: module ${moduleNumber}`, async ({
    page,
    openQuiz,
  }) => {
    await openQuiz(moduleNumber)
    const season = await styleOf(page.locator('.quiz-head h1'), 'color')
    const [first = '', second = ''] = await wrongOptionsOf(page)
    await optionNamed(page, first).check()
    expect(await styleOf(page.locator('.option:has(:checked)'), 'border-top-color')).not.toBe(season)
    await answerButton(page).click()
    await expect(optionNamed(page, first)).toHaveAccessibleDescription('Tried, not correct')
    const wrong = optionOf(page, 'wrong')
    await expect(wrong.locator('svg')).toBeVisible()
    expect(await styleOf(wrong, 'border-top-color')).toBe('rgb(168, 24, 63)')

    await optionNamed(page, second).check()
    await expect(optionNamed(page, first)).toHaveAccessibleDescription('Tried, not correct')
    await answerButton(page).click()
    await expect(wrong).toHaveCount(2)
    await page.reload()
    await expect(wrong).toHaveCount(2)

    await answerWell(page)
    const right = rightOptionOf((await questionOf(page).textContent()) ?? '')
    await expect(optionNamed(page, right)).toHaveAccessibleDescription('Correct')
    await expect(optionOf(page, 'right').locator('svg')).toBeVisible()
    expect(await styleOf(optionOf(page, 'right'), 'border-top-color')).toBe('rgb(11, 107, 79)')
  })

test('what was tried stays marked beside its hint: after a reload, and in another tab', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(5)
  const [first = '', second = ''] = await wrongOptionsOf(page)
  await optionNamed(page, first).check()
  await answerButton(page).click()
  await expect(optionOf(page, 'wrong')).toHaveCount(1)
  const open = async (tab: Page) => {
    await tab.goto('/module/5')
    await expect(sheetOf(tab)).toContainText('Not this one')
  }
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await open(tab)
    const wrong = optionOf(tab, 'wrong')
    await expect(wrong.locator('.option-words')).toHaveText(first)
    await expect(wrong.locator('svg')).toBeVisible()
    await expect(optionNamed(tab, first)).toHaveAccessibleDescription('Tried, not correct')
  }
  await optionNamed(other, second).check()
  await answerButton(other).click()
  await expect(sheetOf(other)).toContainText('Not this one')
  await expect(optionOf(other, 'wrong')).toHaveCount(2)
  await page.reload()
  await expect(sheetOf(page)).toContainText('Not this one')
  await expect(optionOf(page, 'wrong')).toHaveCount(2)
})

test('the button stays where it is from the question to each verdict, and a hint is as high each time @wide', async ({
  page,
  isMobile,
  openQuiz,
}) => {
  await openQuiz(3)
  const [first = '', second = ''] = await wrongOptionsOf(page)
  await optionNamed(page, first).check()
  const place = await placeOf(answerButton(page))
  await answerButton(page).click()
  await expectToast(page, 'Incorrect option. Try again', 'alert-error')
  await expectSamePlace(answerButton(page), place)
  const sheet = await placeOf(sheetOf(page))

  await optionNamed(page, second).check()
  await answerButton(page).click()
  await expect(optionOf(page, 'wrong')).toHaveCount(2)
  await expectSamePlace(answerButton(page), place)
  await expectSamePlace(sheetOf(page), sheet)

  await answerWell(page)
  await expectSamePlace(answerButton(page), place)
  const last = await placeOf(sheetOf(page))
  if (isMobile)
    expect(last.y + last.height, 'at the foot of the screen').toBeCloseTo(page.viewportSize()?.height ?? 0, 0)
  else expect(last.y, 'it grows downwards').toBeCloseTo(sheet.y, 0)
  await expect(optionOf(page, 'right')).toBeInViewport({ ratio: 1 })
  const option = await placeOf(optionOf(page, 'right'))
  // A page scrolls by whole pixels.
  expect(option.y + option.height, 'the option is not under the sheet').toBeLessThan(last.y + 1)
})

test('nothing jumps at any of the ten questions: explanation, card and button are where they belong @wide', async ({
  page,
  isMobile,
  openQuiz,
}) => {
  await openQuiz(6)
  const card = page.locator('.quiz-card')
  const button = sheetOf(page).locator('.sheet-button')
  const place = await placeOf(button)
  for (let position = 1; position <= 10; position++) {
    await expectQuestion(page, position)
    if (position > 1) {
      await expect(questionOf(page)).toBeFocused()
      const isWhole = await page.evaluate(
        () => document.documentElement.scrollHeight - innerHeight - scrollY <= 1,
      )
      const { y } = await placeOf(card)
      // Where the page ends with the screen there is nothing to scroll.
      expect(y, `the card at question ${position}`).toBeGreaterThanOrEqual(11)
      if (isMobile || !isWhole) expect(y, `the card at question ${position}`).toBeLessThanOrEqual(13)
      await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    }
    await expect(questionOf(page)).toBeInViewport({ ratio: 1 })
    const { explanation } = wordsOf((await questionOf(page).textContent()) ?? '')
    await chooseRight(page)
    const at = await placeOf(button)
    await answerButton(page).click()
    await expectRight(page)
    await expectSamePlace(button, at)
    await expect(page.getByText(explanation)).toBeInViewport({ ratio: 1 })
    await expect(optionOf(page, 'right')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(position))
    if (isMobile) await expectSamePlace(button, place)
    await goOnButton(page).click()
  }
  await page.waitForURL('**/success')
})

test('on a phone 640 px high no option is under the verdict, which does not say again what is marked', async ({
  page,
  openQuiz,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openQuiz(2)
  const right = rightOptionOf((await questionOf(page).textContent()) ?? '')
  await answerWell(page)
  for (const option of await page.locator('.option').all()) await expectInView(option)
  await expect(sheetOf(page)).not.toContainText(right)
})

/** Notes what is added to live regions from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const note = (records: MutationRecord[]) => {
      for (const { target, addedNodes } of records)
        for (const node of addedNodes)
          if (
            target.parentElement?.closest('[role=status], [role=alert]') ||
            (target as Element).matches('[role]')
          )
            heard.push(node.textContent?.trim() ?? '')
    }
    for (const region of document.querySelectorAll('[role=status], [role=alert]'))
      new MutationObserver(note).observe(region, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
}

test('each verdict is read out, also a second wrong one in the same words', async ({ page, openQuiz }) => {
  await openQuiz(2)
  const { hint, explanation } = wordsOf((await questionOf(page).textContent()) ?? '')
  const heard = await listen(page)
  const [first = '', second = ''] = await wrongOptionsOf(page)
  const expectWrong = async (words: string) => {
    await answerButton(page).click()
    const all: string[] = []
    await expect
      .poll(async () => {
        all.push(...(await heard()))
        return [all.includes('Incorrect option. Try again'), all.includes(`${words}Hint: ${hint}`)]
      })
      .toEqual([true, true])
  }
  await optionNamed(page, first).check()
  await expectWrong('Not this one')
  // The same option, while the first toast is still there.
  await expectWrong('Not this one')
  await optionNamed(page, second).check()
  await expectWrong('Not this one')
  await answerWell(page)
  expect((await heard()).some((words) => words.startsWith('Correct') && words.endsWith(explanation))).toBe(
    true,
  )
})

test('numbers and Enter work from anywhere on the page, and the focus is on what was chosen @desktop', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(1)
  await page.reload()
  await expectQuestion(page, 1)
  const options = page.getByRole('radio')
  await page.keyboard.press('2')
  await expect(options.nth(1)).toBeChecked()
  await expect(options.nth(1)).toBeFocused()
  await page.keyboard.press('9')
  await expect(options.nth(1)).toBeChecked()

  await page.getByRole('button', { name: 'LOGOUT' }).focus()
  await page.keyboard.press('1')
  await expect(options.first()).toBeFocused()
  const values = await options.evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))
  const right = rightOptionOf((await questionOf(page).textContent()) ?? '')
  await page.keyboard.press(String(values.indexOf(right) + 1))
  await page.getByRole('main').focus()
  await page.keyboard.press('Enter')
  await expectRight(page)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 2)
  await expect(questionOf(page)).toBeFocused()
})

test('a held key and a double click are one answer: neither skips the verdict', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(1)
  await chooseRight(page)
  await page.keyboard.down('Enter')
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectRight(page)
  await goOnButton(page).click()
  await expectQuestion(page, 2)
  await chooseRight(page)
  await answerButton(page).dblclick({ delay: 120 })
  await expectRight(page)
  await expectQuestion(page, 2)
  await expect(toastOf(page)).toHaveCount(0)
})

test('after the last right answer the verdict is seen, then the success page comes by itself (S4.22)', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(3, 10)
  const { explanation } = wordsOf((await questionOf(page).textContent()) ?? '')
  await answerWell(page)
  await expect(page.getByText(explanation)).toBeVisible()
  await expect(page.getByRole('button', { name: 'See your ticket' })).toBeVisible()
  await expect(page).toHaveURL('/success')
})

test('leaving while the last verdict is on screen leaves a finished module behind', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(1, 10)
  await answerWell(page)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('currentModule'))).toContain('"moduleNumber":1')
})
