import type { Page } from '@playwright/test'
import { expectPart, pressAndSee, pressAt } from '#wagons/practice/e2e/support/practice.ts'
import { tabTo } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

const button = (page: Page, name: string) => page.getByRole('button', { name })
const verdict = (page: Page) => page.locator('.verdict-sheet[data-verdict]')

async function saveContact(page: Page) {
  await page.goto('/practice/4')
  await expect(button(page, 'Save the contact')).toBeDisabled()
  await pressAndSee(page, button(page, 'Paste the address'))
  await page.getByLabel('Name').fill('Nadia')
  await pressAndSee(page, button(page, 'Save the contact'))
  await expect(page.getByRole('heading', { name: 'Call Nadia' })).toBeFocused()
}

/** What was pressed stays on the screen with all groups, and what is said of it. */
async function markGroup(page: Page, group: number) {
  await pressAndSee(page, button(page, `Group ${group}:`))
  await expectInView(button(page, 'Group 1:'), button(page, 'Group 10:'))
}

async function compareByPhone(page: Page) {
  for (const group of [3, 6, 8]) await markGroup(page, group)
  await pressAndSee(page, button(page, 'Next'))
  await expect(page.getByRole('heading', { name: 'Send a test first' })).toBeFocused()
}

/** What is about to be signed is on the screen with its button. */
async function confirm(page: Page) {
  await button(page, 'Confirm and send').scrollIntoViewIfNeeded()
  await expectInView(
    page.getByRole('region', { name: 'You are about to sign' }),
    button(page, 'Confirm and send'),
  )
  await pressAndSee(page, button(page, 'Confirm and send'))
}

async function sendTest(page: Page, network: string) {
  await page.getByRole('radio', { name: network }).tap()
  await page.getByLabel('1 as a test').tap()
  await confirm(page)
}

test('a test on a wrong network, and a payment to a look-alike, are seen and taken back', async ({
  page,
}) => {
  await saveContact(page)
  await expectPart(page, 'Call Nadia')
  await markGroup(page, 1)
  await expect(verdict(page)).toContainText('She did not read 7c41')
  await expect(button(page, 'Next')).toBeDisabled()
  await compareByPhone(page)
  await expectPart(page, 'Send a test first')
  const request = page.getByRole('region', { name: 'You are about to sign' })
  await sendTest(page, 'Miristan')
  await expect(verdict(page)).toContainText('you have none')
  await pressAndSee(page, button(page, 'Try again'))
  await expect(page.getByRole('radio', { name: 'Miristan' })).not.toBeChecked()

  await page.getByRole('radio', { name: /^Sevaku Fee/ }).tap()
  await expect(request).toContainText('about 40 cents')
  await confirm(page)
  await pressAndSee(page, button(page, 'Ask Nadia'))
  await expect(page.getByText('I see nothing here')).toBeVisible()
  await expect(verdict(page)).toContainText('another record')
  await pressAndSee(page, button(page, 'Try again'))
  await sendTest(page, 'Sevaku Express')
  await expectPart(page, 'Has it arrived?')
  await pressAndSee(page, button(page, 'Ask Nadia'))
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'Send the rest')
  await page.getByRole('radio', { name: '6 minutes ago' }).tap()
  await expect(request).toContainText('a2F7')
  await confirm(page)
  await expect(verdict(page)).toContainText('went to a thief')
  await expectInView(
    verdict(page).getByText('Nadia', { exact: true }),
    verdict(page).getByText('The thief', { exact: true }),
  )
  await expectInView(page.locator('label', { has: page.locator(':checked') }))
  await pressAndSee(page, button(page, 'Try again'))
  await page.getByRole('radio', { name: 'Nadia' }).tap()
  await expect(request).toContainText('91b0')
  await confirm(page)
  await expect(verdict(page)).toContainText('have reached Nadia')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'Look at both addresses')
  await markGroup(page, 2)
  await expect(verdict(page)).toContainText('91b0 and a2F7 are not the same')
  await expect(button(page, 'Done')).toBeDisabled()
  for (const group of [1, 10]) await markGroup(page, group)
  await pressAndSee(page, button(page, 'Done'))
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In real life' })).toBeVisible()
})

test('all at once, and the rest before an answer, are sent back to be done with a test', async ({ page }) => {
  await saveContact(page)
  await compareByPhone(page)
  await page.getByRole('radio', { name: 'Sevaku Express' }).tap()
  await page.getByLabel('all 60 at once').tap()
  await confirm(page)
  await expect(verdict(page)).toContainText('with a test first')
  await expect(page.getByText('20 practice dollars')).toBeVisible()
  await page.getByLabel('1 as a test').tap()
  await expect(verdict(page)).toHaveCount(0)
  await confirm(page)
  await pressAndSee(page, button(page, 'Send the other 59 now'))
  await expect(verdict(page)).toContainText('You could not know')
  await expect(button(page, 'Try again')).toBeFocused()
  await pressAndSee(page, button(page, 'Try again'))
  await expect(button(page, 'Ask Nadia')).toBeFocused()
})

test('the coins are sent by keys alone, and the exercise is kept for a learner who is logged in', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/4')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Nadia')
  await press('Tab', 'Enter', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Call Nadia' })).toBeFocused()
  for (const group of [3, 6, 8]) await pressAt(page, button(page, `Group ${group}:`))
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Send a test first' })).toBeFocused()
  await press('Tab', 'Space', 'ArrowDown', 'Tab', 'Space', 'ArrowDown', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Has it arrived?' })).toBeFocused()
  await press('Tab', 'Enter', 'Enter')
  await expect(page.getByRole('heading', { name: 'Send the rest' })).toBeFocused()
  await press('Tab', 'Tab', 'Space', 'Tab', 'Enter')
  await expect(verdict(page)).toContainText('went to a thief')
  await expectInView(
    verdict(page).getByText('Nadia', { exact: true }),
    verdict(page).getByText('The thief', { exact: true }),
  )
  await press('Enter')
  await expect(page.getByRole('radio', { name: '6 minutes ago' })).toBeFocused()
  await press('ArrowUp', 'Tab', 'Enter', 'Enter')
  await expect(page.getByRole('heading', { name: 'Look at both addresses' })).toBeFocused()
  await press('Tab', 'Enter')
  await pressAt(page, button(page, 'Group 10:'))
  await press('Tab')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/practice/4'))
  await press('Enter')
  expect((await answer).status()).toBe(200)
})
