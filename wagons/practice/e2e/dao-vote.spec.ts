import type { Page } from '@playwright/test'
import { expectPart, pressAndSee } from '#wagons/practice/e2e/support/practice.ts'
import { tabTo } from '#workshop/e2e/support/accessibility.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

const result = (page: Page) => page.locator('.result-note')

test('a void vote, a harmless line, late help and bad rules are taken back and done better', async ({
  page,
}) => {
  await page.goto('/practice/5')
  const press = (name: string | RegExp) => pressAndSee(page, page.getByRole('button', { name }))
  const send = 'Vote and send the messages'

  await expect(page.getByRole('button', { name: send })).toBeDisabled()
  await page.getByLabel('No', { exact: true }).check()
  await page.getByLabel('Rosa').check()
  await page.getByLabel('Mr Banda').check()
  await expect(page.getByLabel('The choir')).toBeDisabled()
  await press(send)
  await expectPart(page, 'The vote does not count')
  await expect(result(page)).toContainText('26 of 100 tokens voted')
  await press('Turn back two hours')
  await page.getByLabel('Mr Banda').uncheck()
  await page.getByLabel('Deniz').check()
  await press(send)
  await expect(result(page)).toContainText('Yes: 20. No: 15. 35 of 100 tokens voted')
  await press('Next')

  await expectPart(page, 'A plan with nice words')
  await page.getByLabel('Version number').check()
  await press('Show this line')
  await expect(result(page)).toContainText('No money moves')
  await press('Read the lines again')
  await page.getByLabel('Transfer').check()
  await press('Show this line')
  await expect(result(page)).toContainText('One token is one vote, so plan 8 wins')
  await press('Next')

  await expectPart(page, '48 hours')
  const clock = page.locator('[data-clock]')
  await press(/^Write to Emeka/)
  await expect(page.getByText('A day goes by without an answer.')).toBeVisible()
  await expect(clock).toContainText('24 of 48 hours left')
  for (const name of ['Ana', 'Bilal', 'Dora']) await press(new RegExp(`^Write to ${name}`))
  await expectPart(page, 'Too late')
  await expect(clock).toContainText('0 of 48 hours left')
  await press('Turn back the clock')
  await press(/^Open the link in the chat/)
  await expect(result(page)).toContainText('your own tokens are gone')
  await press('Turn back the clock')
  for (const name of ['Chen', 'Ana', 'Bilal', 'Dora']) await press(new RegExp(`^Write to ${name}`))
  await expect(result(page)).toContainText('Three of five keys were enough')
  await expect(clock).toContainText('3 of 3 signatures')
  await press('Next')

  await expectPart(page, 'Better rules')
  await page.getByLabel('80 of 100 tokens').check()
  await page.getByLabel('Two days').check()
  await page.getByLabel('Any three of five').check()
  await press('Try these rules')
  await expect(result(page)).toContainText('40 is below the quorum')
  await expect(page.getByRole('button', { name: 'Finish' })).toBeHidden()
  await page.getByLabel('30 of 100 tokens').check()
  await expect(result(page)).toBeHidden()
  await press('Try these rules')
  await press('Finish')
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In real life' })).toBeVisible()
})

test('the radio is saved by keys alone, and the end is kept', async ({ page, newLearner }) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/5')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabs = (count: number) => Array.from({ length: count }, () => 'Tab')
  await tabTo(page, page.getByLabel('Yes', { exact: true }))
  await press('Space', 'Tab', 'Space', 'Tab', 'Space', ...tabs(1), 'Enter')
  await expect(page.getByRole('heading', { name: 'Plan 7 has won' })).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'A plan with nice words' })).toBeFocused()
  await press('Tab', 'Space', 'ArrowDown', 'ArrowDown', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Well spotted, but outvoted' })).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: '48 hours' })).toBeFocused()
  await press('Tab', 'Enter', 'Tab', 'Enter', ...tabs(2), 'Enter')
  await expect(page.getByRole('heading', { name: 'Plan 8 is stopped' })).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Better rules' })).toBeFocused()
  for (let rule = 0; rule < 3; rule++) await press('Tab', 'Space', 'ArrowDown')
  await press('Tab', 'Enter')
  await expect(result(page)).toContainText('These rules serve the radio')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/practice/5'))
  await press('Enter')
  expect((await answer).status()).toBe(200)
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
})
