import type { Page } from '@playwright/test'
import { expectPart, pressAndSee } from '#wagons/practice/e2e/support/practice.ts'
import { tabTo } from '#workshop/e2e/support/accessibility.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

const button = (page: Page, name: string) => page.getByRole('button', { name })
const card = (page: Page, name: string) => page.getByRole('region', { name })

async function tryIn(page: Page, name: string, move: string, result: string) {
  await pressAndSee(page, card(page, name).getByRole('button', { name: move }))
  await expect(card(page, name).getByRole('status')).toContainText(result)
}

test('what a stranger, a late day and a photo take is lost, and is kept in another way', async ({ page }) => {
  await page.goto('/practice/1')
  await expect(button(page, 'Next')).toBeDisabled()
  await page.getByLabel('In a photo').tap()
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'Your accounts are locked')
  await tryIn(page, 'Pajolo', 'Pay a stranger', 'All lost.')
  await tryIn(page, 'Pajolo', 'Write to the company', 'You can only wait.')
  await tryIn(page, 'Kantomo', 'Send my coins', 'No effect.')
  await tryIn(page, 'Kantomo', 'Write to the exchange', 'You can only wait.')
  await expect(page.getByText('Still to try: A wallet of your own')).toBeVisible()
  await tryIn(page, 'A wallet', 'Send 5 coins', 'Nothing lost.')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'The services close')
  await tryIn(page, 'Pajolo', 'Wait and see', 'There is a better way.')
  await tryIn(page, 'Pajolo', 'Download', 'Partly kept.')
  await tryIn(page, 'Kantomo', 'Look at my balance', 'No effect.')
  await tryIn(page, 'Kantomo', 'File a claim', 'You can only wait.')
  await tryIn(page, 'A wallet', 'Type my words', 'All lost.')
  await tryIn(page, 'A wallet', 'Look up another app', 'A first step.')
  await tryIn(page, 'A wallet', 'Type my words', 'Kept, by your words')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'The password is lost')
  await tryIn(page, 'Pajolo', 'Forgot password', 'Nothing lost.')
  await tryIn(page, 'Kantomo', 'Forgot password', 'Nothing lost.')
  await tryIn(page, 'A wallet', 'Forgot password', 'There is no such button')
  await tryIn(page, 'A wallet', 'Type the words', 'Someone got into your photos')
  await expect(button(page, 'Next')).toBeDisabled()
  await pressAndSee(page, button(page, 'Turn back time'))
  await expect(button(page, 'Type the words')).toBeFocused()
  await tryIn(page, 'A wallet', 'Type the words', 'The paper at home was enough')
  await pressAndSee(page, button(page, 'Next'))

  await expectPart(page, 'So who holds it?')
  const [pajolo, kantomo, wallet] = ['Pajolo', 'Kantomo', 'A wallet'].map((name) =>
    page.getByRole('group', { name }),
  )
  await pajolo?.getByLabel('A company').tap()
  await kantomo?.getByLabel('You alone').tap()
  await wallet?.getByLabel('You alone').tap()
  await pressAndSee(page, button(page, 'Check'))
  await expect(page.locator('.verdict-sheet[data-verdict]')).toContainText('Kantomo refused to send them')
  await kantomo?.getByLabel('A company').tap()
  await pressAndSee(page, button(page, 'Check'))
  await expect(page.locator('.verdict-sheet[data-verdict]')).toContainText('can lock you out')
  await pressAndSee(page, button(page, 'Done'))
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In real life' })).toBeVisible()
})

test('words that were left for later are written down while the old app still opens', async ({ page }) => {
  await page.goto('/practice/1')
  await page.getByLabel('Nowhere yet').tap()
  await pressAndSee(page, button(page, 'Next'))
  await pressAndSee(page, button(page, 'Write to the company'))
  await pressAndSee(page, button(page, 'Write to the exchange'))
  await pressAndSee(page, button(page, 'Send 5 coins'))
  await pressAndSee(page, button(page, 'Next'))
  await tryIn(page, 'A wallet', 'Type my words', 'you never wrote them down')
  await tryIn(page, 'A wallet', 'Write down the words', 'Now they are on paper')
  await tryIn(page, 'A wallet', 'Look up another app', 'A first step.')
  await tryIn(page, 'A wallet', 'Type my words', 'Kept, by your words')
  await tryIn(page, 'A wallet', 'Make a new wallet', 'The best way.')
})

test('all three are tried by keys alone, and the exercise is kept for a learner who is logged in', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/1')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabs = (count: number) => Array.from({ length: count }, () => 'Tab')
  await tabTo(page, page.getByLabel('On paper'))
  await press('Space', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Your accounts are locked' })).toBeFocused()
  await press(...tabs(4), 'Enter', ...tabs(2), 'Enter', ...tabs(2), 'Enter', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'The services close' })).toBeFocused()
  // The best move in the wallet is its third, and one more comes after it.
  await press(...tabs(3), 'Enter', ...tabs(3), 'Enter', ...tabs(3), 'Enter', ...tabs(2), 'Enter')
  await expect(page.getByRole('heading', { name: 'The password is lost' })).toBeFocused()
  await press(...tabs(2), 'Enter', ...tabs(2), 'Enter', ...tabs(3), 'Enter', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'So who holds it?' })).toBeFocused()
  await press('Tab', 'Space', 'ArrowDown', ...tabs(1), 'Space', 'ArrowDown', 'Tab', 'Space', 'Tab', 'Enter')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/practice/1'))
  await press('Enter')
  expect((await answer).status()).toBe(200)
})
