import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectVisibleFocus } from '#workshop/e2e/support/accessibility.ts'
import { styleOf, untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { enlargeRoot, findLosses } from '#workshop/e2e/support/scenes/losses.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const notQuite = 'Not quite. Try another one.'

const questionOf = (page: Page, words: string) => page.locator('.lesson-check').filter({ hasText: words })
const isStable = (page: Page) => questionOf(page, 'Does the word “stablecoin”')
const isMissing = (page: Page) => questionOf(page, 'What may be missing?')

/** What the element has before its words, or in their place. */
const signOf = (element: Locator) => element.evaluate((part) => getComputedStyle(part, '::before').content)
const titleOf = (check: Locator) => check.locator('.lesson-check-title')

async function expectVerdict(check: Locator, words: RegExp | '') {
  await expect(check.getByRole('status')).toHaveText(words, { useInnerText: true })
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('a question to check oneself takes what its reader says of the answer, and tells what helps', async ({
      page,
    }) => {
      await page.goto('/lesson/4')
      const check = page.locator('.lesson-check').first()
      const [knew, notYet] = [check.getByLabel('I knew it'), check.getByLabel('Not yet')]
      await expect(knew).toBeHidden()
      await check.locator('summary').click()
      const help = check.getByText('Read the part above once more.')
      await expect(help).toBeHidden()
      await check.getByText('Not yet').click()
      await expect(notYet).toBeChecked()
      await expect(help).toBeVisible()
      await check.getByText('I knew it').click()
      await expect(knew).toBeChecked()
      await expect(help).toBeHidden()
      await isStable(page).getByText('Yes').click()
      await expect(knew).toBeChecked()
    })

    test('a tapped choice that is right turns the whole question green, and says why', async ({ page }) => {
      await page.goto('/lesson/4')
      const [check, other] = [isStable(page), isMissing(page)]
      await expect(titleOf(check)).toContainText('Tap your answer.')
      await expectVerdict(check, '')
      const unanswered = await styleOf(check, 'background-color')
      expect(await signOf(titleOf(check))).toContain('?')

      await check.getByText('No', { exact: true }).click()

      await expect(check.getByRole('radio', { name: 'No' })).toBeChecked()
      await expectVerdict(check, /^Right\.\s+It is a goal/)
      await expect(check).not.toHaveCSS('background-color', unanswered)
      expect(await signOf(titleOf(check))).toContain('✓')
      expect(await signOf(check.getByRole('radio', { name: 'No' }))).toContain('✓')
      await expect(other).toHaveCSS('background-color', unanswered)
      await expectVerdict(other, '')
    })

    test('a tapped choice that is wrong is marked, the answer stays hidden, and one tries another', async ({
      page,
    }) => {
      await page.goto('/lesson/4')
      const check = isMissing(page)
      const [bank, ether, receiver] = await check.getByRole('radio').all()
      if (!bank || !ether || !receiver) throw new Error('There are not three choices.')
      for (const wrong of [bank, receiver]) {
        await wrong.locator('..').click()
        await expectVerdict(check, new RegExp(`^${notQuite}$`))
        expect(await signOf(wrong)).toContain('✕')
        expect(await signOf(titleOf(check))).toContain('?')
        await expect(check.getByText('Fees are usually paid')).toBeHidden()
      }
      expect(await signOf(bank)).toBe('none')

      await ether.locator('..').click()
      await expectVerdict(check, /^Right\.\s+Fees are usually paid/)
      expect(await signOf(receiver)).toBe('none')
      await expect(check.getByText(notQuite).filter({ visible: true })).toHaveCount(0)
    })
  })

test('a second wrong choice is announced as the first was: its verdict is another element', async ({
  page,
}) => {
  await page.goto('/lesson/4')
  const verdicts = isMissing(page).getByRole('status').locator('> *')
  await isMissing(page).getByRole('radio').nth(0).check()
  await expect(verdicts.nth(0)).toBeVisible()
  await isMissing(page).getByRole('radio').nth(2).check()
  await expect(verdicts.nth(0)).toBeHidden()
  await expect(verdicts.nth(2)).toBeVisible()
})

test('the choices are one group that its question names, and are chosen by key', async ({ page }) => {
  await page.goto('/lesson/4')
  await untilAlive(page)
  const check = isStable(page)
  await expect(check.getByRole('radiogroup')).toHaveAccessibleName(/^Does the word/)
  await check.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expectVerdict(check, new RegExp(`^${notQuite}$`))
  await page.keyboard.press('ArrowDown')
  await expect(check.getByRole('radio', { name: 'No' })).toBeFocused()
  await expectVisibleFocus(page)
  await expectVerdict(check, /^Right\./)
})

test('a choice is as large as a finger: a line each on a phone, beside each other where there is room @wide', async ({
  page,
}) => {
  await page.goto('/lesson/4')
  const choices = isStable(page).locator('label')
  const [first, second] = [await choices.nth(0).boundingBox(), await choices.nth(1).boundingBox()]
  if (!first || !second) throw new Error('The choices are not there.')
  expect(Math.min(first.height, second.height)).toBeGreaterThanOrEqual(44)
  const isNarrow = (page.viewportSize()?.width ?? 0) < 640
  expect(second.x > first.x).toBe(!isNarrow)
  expect(second.y > first.y).toBe(isNarrow)
})

test('a class has the questions of its lesson, each to be answered by itself', async ({ page }) => {
  await page.goto('/class/harbour?module=4')
  for (const check of [isStable(page), isMissing(page)]) await check.getByRole('radio').nth(1).check()
  for (const check of [isStable(page), isMissing(page)]) await expectVerdict(check, /^Right\./)
})

test('a verdict can be read in either theme, and in French in text that is twice as large', async ({
  page,
}) => {
  await page.goto('/lesson/4?language=fr')
  const choices = (index: number) => page.locator('.lesson-choices').nth(index).getByRole('radio')
  for (const [index, at] of [0, 0, 1].entries()) await choices(index).nth(at).check()
  await expect(page.locator('.lesson-verdicts > div').filter({ visible: true })).toHaveCount(2)
  await expectAccessible(page)
  await enlargeRoot(page, 200)
  expect(await findLosses(page)).toEqual([])
})
