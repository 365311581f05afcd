import type { Page } from '@playwright/test'
import { expectPart } from '#wagons/practice/e2e/support/practice.ts'
import { tabTo } from '#workshop/e2e/support/accessibility.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.locator('.practice-part [role=status]')

async function runUntil(page: Page, first: number, last: number) {
  for (let month = first; month <= last; month++) await button(page, `Run month ${month}`).tap()
}

test('a pot that newcomers fill runs dry, whatever the maker tries, and one that is filled for fun lasts', async ({
  page,
}) => {
  await page.goto('/practice/9')
  await expect(button(page, 'Open the game')).toBeDisabled()
  await page.getByLabel('$4 a month').tap()
  await button(page, 'Open the game').tap()

  await expectPart(page, 'Run it for ten months')
  await expect(page.getByLabel('Advertise')).toBeDisabled()
  await runUntil(page, 1, 2)
  await page.getByLabel('Give out twice').tap()
  await button(page, 'Run month 3').tap()
  await expect(status(page)).toContainText('A tama sells for 2 cents, so each player gets $4.')
  await button(page, 'Undo this month').tap()
  await runUntil(page, 3, 7)
  await button(page, 'Run month 8').tap()
  await expect(status(page)).toContainText('before each had the promised $4')
  await expect(page.getByText('Month 8: $0, not all could be paid')).toBeAttached()
  await runUntil(page, 9, 10)
  await expectPart(page, 'The pot has run dry')
  await button(page, 'Continue').tap()

  await expectPart(page, 'Who was paid by whom?')
  await guess(page, 'Ruth', 'Got more')
  await guess(page, 'Diego', 'Got more')
  await guess(page, 'Lan', 'Got the same')
  await guess(page, 'You', 'Got more')
  await button(page, 'Check').tap()
  await expect(status(page)).toContainText('Paid $20, got back $15.')
  await expect(button(page, 'Continue')).toHaveCount(0)
  await guess(page, 'Diego', 'Got the same')
  await button(page, 'Check').tap()
  await expectPart(page, 'Right, all four')
  await expect(status(page)).toContainText('70 of 389 players got back more than they paid')
  await button(page, 'Continue').tap()

  await expectPart(page, 'A pot that lasts')
  await button(page, 'Try ten months').tap()
  await expect(status(page)).toContainText('In month 1 the pot cannot pay')
  await page.getByLabel('Pay for each player').fill('110')
  await button(page, 'Try ten months').tap()
  await expect(status(page)).toContainText('the pot gets smaller each month')
  await button(page, 'Pay 10 cents less').tap()
  await button(page, 'Pay 10 cents less').tap()
  await button(page, 'Try ten months').tap()
  await expect(status(page)).toContainText('Anyone who plays for the money loses $1.10')
  await button(page, 'Continue').tap()

  await page.getByLabel('From the makers').tap()
  await button(page, 'Check').tap()
  await expect(page.locator('.practice-verdict')).toContainText('Not quite.')
  await page.getByLabel('From the people who have just joined').tap()
  await button(page, 'Check').tap()
  await button(page, 'Continue').tap()
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For real' })).toBeVisible()
})

async function guess(page: Page, name: string, what: string) {
  await page.getByRole('group', { name }).getByLabel(what).tap()
}

test('the smallest promise is kept for ten months, and the pot has little left', async ({ page }) => {
  await page.goto('/practice/9')
  await page.getByLabel('$6 a month').tap()
  await button(page, 'Open the game').tap()
  await button(page, 'Run month 1').tap()
  await button(page, 'Promise something else').tap()
  await page.getByLabel('$2 a month').tap()
  await button(page, 'Open the game').tap()
  await runUntil(page, 1, 10)
  await expect(page.getByText('Paid to the end, but for how long?')).toBeVisible()
  await expect(page.getByText('it lasts for 3 more months')).toBeVisible()
})

test('the game is run by keys alone, and the exercise is kept for a learner who is logged in', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/9')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const times = (count: number, key: string) => Array.from({ length: count }, () => key)
  await tabTo(page, page.getByLabel('$2 a month'))
  await press('Space', 'ArrowDown', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Run it for ten months' })).toBeFocused()
  await press('Tab', 'Tab', ...times(10, 'Enter'))
  await expect(page.getByRole('heading', { name: 'The pot has run dry' })).toBeFocused()
  await press(...times(3, 'Tab'), 'Enter')
  await expect(page.getByRole('heading', { name: 'Who was paid by whom?' })).toBeFocused()
  await press('Tab', 'Space', 'Tab', 'Space', 'ArrowDown', 'Tab', 'Space', 'ArrowDown', 'Tab', 'Space')
  await press('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Right, all four' })).toBeFocused()
  await press('Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'A pot that lasts' })).toBeFocused()
  await press(...times(3, 'Tab'), 'Home', ...times(9, 'ArrowRight'), 'Tab', 'Enter')
  await expect(page.getByText('The pot lasts')).toBeVisible()
  await press('Tab', 'Enter', 'Tab', 'Space', 'ArrowDown', 'ArrowDown')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/practice/9'))
  await press('Enter', 'Enter')
  expect((await answer).status()).toBe(200)
})
