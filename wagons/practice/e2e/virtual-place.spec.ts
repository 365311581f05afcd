import type { Page } from '@playwright/test'
import { expectPart, pressAndSee } from '#wagons/practice/e2e/support/practice.ts'
import { tabTo } from '#workshop/e2e/support/accessibility.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.locator('.practice-part [role=status]:not(:empty)')

async function tryWith(page: Page, name: string, move: string, result: string) {
  const card = page.getByRole('region', { name })
  await pressAndSee(page, card.getByRole('button', { name: move }))
  await expect(card.getByRole('status')).toContainText(result)
}

async function sort(page: Page, trace: string, reach: string) {
  await page.getByRole('group', { name: trace }).getByLabel(reach).tap()
}

test('what a visitor shows and trusts has a price, and each can be taken back', async ({ page }) => {
  await page.goto('/practice/8')
  await expect(button(page, 'Go in for an hour')).toBeDisabled()
  await page.getByLabel('My full name').tap()
  await page.getByLabel('Free floor').tap()
  await pressAndSee(page, button(page, 'Go in for an hour'))
  await expectPart(page, 'What happened')
  await expect(status(page)).toContainText('you ran into the table')
  await expect(status(page)).toContainText('found your town')
  await expect(button(page, 'Next')).toHaveCount(0)
  await pressAndSee(page, button(page, 'Go back to the door'))
  await page.getByLabel('An invented name').tap()
  await page.getByLabel('Free floor').tap()
  for (const name of ['Pictures of my room', 'Where I look', 'Contacts in my phone', 'Show where I am']) {
    await page.getByLabel(name).tap()
  }
  await pressAndSee(page, button(page, 'Go in for an hour'))
  await expectPart(page, 'A good hour')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'Three visitors')
  await tryWith(page, 'Trilo', 'Report', 'Singing breaks no rule')
  await tryWith(page, 'Trilo', 'Mute', 'Silence.')
  await tryWith(page, 'Grubo', 'Insult', 'Now two people insult each other')
  await tryWith(page, 'Grubo', 'Block', 'The girl still has him')
  await tryWith(page, 'Grubo', 'Report', 'the makers look into it for the girl')
  await tryWith(page, 'Sena', 'Read the code', 'It was not Sena')
  await expect(page.getByText('Still to settle: Sena')).toBeVisible()
  await tryWith(page, 'Sena', 'call the number', 'Someone had copied')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'Your report')
  await page.getByLabel('The name over his head').tap()
  await page.getByLabel('My address').tap()
  await pressAndSee(page, button(page, 'Send the report'))
  await expectPart(page, 'Not yet a good report')
  await expect(status(page)).toContainText('where in their records to look')
  await pressAndSee(page, button(page, 'Write it again'))
  await page.getByLabel('My address').tap()
  await page.getByLabel('The place and the time').tap()
  await page.getByLabel('What he said').tap()
  await pressAndSee(page, button(page, 'Send the report'))
  await expect(status(page)).toContainText('closed Grubo’s account')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'Back home')
  await sort(page, 'The records', 'The makers')
  await sort(page, 'A film', 'It can stay')
  await sort(page, 'The token', 'The makers')
  await sort(page, 'Your figure', 'The makers')
  await pressAndSee(page, button(page, 'Check'))
  await expect(status(page)).toContainText('The record of a chain is not theirs')
  await sort(page, 'The token', 'It can stay')
  await pressAndSee(page, button(page, 'Check'))
  await expect(status(page)).toContainText('All four are correct')
  await pressAndSee(page, button(page, 'Finish'))
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In real life' })).toBeVisible()
})

test('the visit is made by keys alone, and the exercise is kept for a learner who is logged in', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/8')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabs = (count: number) => Array.from({ length: count }, () => 'Tab')
  await tabTo(page, page.getByLabel('My full name'))
  await press('Space', 'ArrowDown', ...tabs(2))
  for (let count = 0; count < 4; count++) await press('Tab', 'Space')
  await press('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'A good hour' })).toBeFocused()
  await press(...tabs(2), 'Enter')
  await expect(page.getByRole('heading', { name: 'Three visitors' })).toBeFocused()
  await press('Tab', 'Enter', ...tabs(5), 'Enter', 'Tab', 'Enter', ...tabs(4), 'Enter', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused()
  for (let count = 0; count < 3; count++) await press('Tab', 'Space')
  await press(...tabs(4), 'Enter')
  await expect(page.getByRole('heading', { name: 'The makers can act' })).toBeFocused()
  await press(...tabs(2), 'Enter')
  await expect(page.getByRole('heading', { name: 'Back home' })).toBeFocused()
  await press('Tab', 'Space', 'Tab', 'Space', 'ArrowDown', 'Tab', 'Space', 'ArrowDown', 'Tab', 'Space')
  await press('Tab', 'Enter')
  await expect(page.getByText('All four are correct')).toBeVisible()
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/practice/8'))
  await press('Enter')
  expect((await answer).status()).toBe(200)
})
