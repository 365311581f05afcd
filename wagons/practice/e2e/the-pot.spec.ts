import type { Page } from '@playwright/test'
import { expectPart, pressAndSee } from '#wagons/practice/e2e/support/practice.ts'
import { tabTo } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.locator('.practice-part [role=status]:not(:empty)')

/** The pot, what came and went, and the button of the next month are on the screen. */
async function expectMonth(page: Page, month: number) {
  const card = status(page).filter({
    has: page.getByRole('heading', { name: `Month ${month}`, exact: true }),
  })
  const onward = month < 10 ? `Run month ${month + 1}` : 'Next'
  const parts = month < 10 ? [page.getByRole('list', { name: 'In the pot' }), card.locator('dl')] : []
  await expectInView(...parts, button(page, onward))
}

async function runUntil(page: Page, first: number, last: number) {
  for (let month = first; month <= last; month++) {
    await button(page, `Run month ${month}`).tap()
    await expectMonth(page, month)
  }
}

test('a pot that newcomers fill runs dry, whatever the maker tries, and one that is filled for fun lasts', async ({
  page,
}) => {
  await page.goto('/practice/9')
  await expect(button(page, 'Open the game')).toBeDisabled()
  await page.getByLabel('$4 a month').tap()
  await pressAndSee(page, button(page, 'Open the game'))

  await expectPart(page, 'Run it for ten months')
  await expect(page.getByLabel('Advertise')).toBeDisabled()
  await runUntil(page, 1, 2)
  await page.getByLabel('Give out twice').tap()
  await pressAndSee(page, button(page, 'Run month 3'))
  await expect(status(page)).toContainText('A tama sells for 2 cents, so each player gets $4.')
  await pressAndSee(page, button(page, 'Undo this month'))
  await runUntil(page, 3, 7)
  await pressAndSee(page, button(page, 'Run month 8'))
  await expect(status(page)).toContainText('before each had the promised $4')
  await expect(page.getByText('Month 8: $0, not all could be paid')).toBeAttached()
  await runUntil(page, 9, 10)
  await expectPart(page, 'The pot has run dry')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'Who was paid by whom?')
  await guess(page, 'Ruth', 'Got more')
  await guess(page, 'Diego', 'Got more')
  await guess(page, 'Lan', 'Got the same')
  await guess(page, 'You', 'Got more')
  await pressAndSee(page, button(page, 'Check'))
  await expect(status(page)).toContainText('Paid $20, got back $15.')
  await expect(button(page, 'Next')).toHaveCount(0)
  await guess(page, 'Diego', 'Got the same')
  await pressAndSee(page, button(page, 'Check'))
  await expectPart(page, 'All four are correct')
  await expect(status(page)).toContainText('70 of 389 players got back more than they paid')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'A pot that lasts')
  await pressAndSee(page, button(page, 'Try ten months'))
  await expect(status(page)).toContainText('In month 1 the pot cannot pay')
  await page.getByLabel('Monthly pay for each player').fill('110')
  await pressAndSee(page, button(page, 'Try ten months'))
  await expect(status(page)).toContainText('the pot gets smaller each month')
  await pressAndSee(page, button(page, 'Pay 10 cents less'))
  await pressAndSee(page, button(page, 'Pay 10 cents less'))
  await pressAndSee(page, button(page, 'Try ten months'))
  await expect(status(page)).toContainText('Anyone who plays for the money loses $1.10')
  await pressAndSee(page, button(page, 'Next'))

  await page.getByLabel('From the makers').tap()
  await pressAndSee(page, button(page, 'Check'))
  await expect(page.locator('.verdict-sheet[data-verdict]')).toContainText('Not quite')
  await page.getByLabel('From the people who have just joined').tap()
  await pressAndSee(page, button(page, 'Check'))
  await pressAndSee(page, button(page, 'Next'))
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In real life' })).toBeVisible()
})

async function guess(page: Page, name: string, what: string) {
  await page.getByRole('group', { name }).getByLabel(what).tap()
}

test('the smallest promise is kept for ten months, and the pot has little left', async ({ page }) => {
  await page.goto('/practice/9')
  await page.getByLabel('$6 a month').tap()
  await pressAndSee(page, button(page, 'Open the game'))
  await pressAndSee(page, button(page, 'Run month 1'))
  await pressAndSee(page, button(page, 'Promise something else'))
  await page.getByLabel('$2 a month').tap()
  await pressAndSee(page, button(page, 'Open the game'))
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
  await expect(page.getByRole('heading', { name: 'All four are correct' })).toBeFocused()
  await press('Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'A pot that lasts' })).toBeFocused()
  await press(...times(3, 'Tab'), 'Home', ...times(9, 'ArrowRight'), 'Tab', 'Enter')
  await expect(page.getByText('The pot lasts')).toBeVisible()
  await press('Enter', 'Tab', 'Space', 'ArrowDown', 'ArrowDown')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/practice/9'))
  await press('Enter', 'Enter')
  expect((await answer).status()).toBe(200)
})
