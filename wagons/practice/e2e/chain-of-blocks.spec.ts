import { expectPart, pressAndSee, pressAt } from '#wagons/practice/e2e/support/practice.ts'
import { tabTo } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

const fits = 'The chain fits'
const broken = 'The chain is broken'

test('on a phone 640 px high the block to change is on the first screen, and nothing lies over it before or after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/practice/2')
  const entry = page.getByRole('textbox', { name: 'Block 2' })
  await expectInView(entry)
  await entry.fill('Tomas pays Alex 300 coins')
  await expectInView(entry, page.getByText(broken), page.getByRole('button', { name: 'Next' }))
})

test('an entry that is changed breaks the chain, which the others refuse once it is mended', async ({
  page,
}) => {
  await page.goto('/practice/2')
  const state = page.locator('.practice-part [role=status]:not(:empty)')
  await expect(state).toContainText(fits)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()

  await page.getByRole('textbox', { name: 'Block 2' }).fill('Tomas pays Alex 300 coins')
  await expect(state).toContainText(broken)
  await expect(page.getByText('Block 2 has a different one now')).toBeVisible()
  await pressAndSee(page, page.getByRole('button', { name: 'Next' }))

  await expectPart(page, 'Try to hide it')
  await pressAndSee(page, page.getByRole('button', { name: 'Write the new hash into block 3' }))
  await expect(page.getByText('Block 3 has a different one now')).toBeVisible()
  await pressAndSee(page, page.getByRole('button', { name: 'Write the new hash into block 4' }))
  await expect(state).toContainText(fits)
  await pressAndSee(page, page.getByRole('button', { name: 'Next' }))
  await expectPart(page, 'Your copy looks whole')
  await pressAndSee(page, page.getByRole('button', { name: 'Show it to the others' }))
  await expectPart(page, 'The others check it')

  const copies = page.getByRole('list', { name: 'Hash of the last block in each copy' })
  const prints = await copies.locator('code').allTextContents()
  expect(new Set(prints.slice(1)).size).toBe(1)
  expect(prints[0]).not.toBe(prints[1])
  const findings = page.getByRole('region', { name: 'What they find in your chain' })
  await expect(findings.getByRole('listitem')).toContainText([
    'holds the hash of the one before',
    'Tomas’s signature does not fit',
    'no work and no stake',
  ])

  const verdict = page.locator('.verdict-sheet[data-verdict]')
  await page.getByLabel('Your entry is higher').tap()
  await pressAndSee(page, page.getByRole('button', { name: 'Check' }))
  await expect(verdict).toContainText('Not quite')
  await page.getByLabel('Two things are missing').tap()
  await pressAndSee(page, page.getByRole('button', { name: 'Check' }))
  await expect(verdict).toContainText('Correct')
  await pressAndSee(page, page.getByRole('button', { name: 'Next' }))
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In real life' })).toBeVisible()
})

test('a line that is written back mends the chain by itself', async ({ page }) => {
  await page.goto('/practice/2')
  const line = page.getByRole('textbox', { name: 'Block 2' })
  const before = await line.inputValue()
  await line.fill('nothing')
  await expect(page.locator('.practice-part [role=status]:not(:empty)')).toContainText(broken)
  await line.fill(before)
  await expect(page.locator('.practice-part [role=status]:not(:empty)')).toContainText(fits)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('a browser that computes no hashes says so, and leads on', async ({ page }) => {
  // As over an insecure connection.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await page.goto('/practice/2')
  await expect(page.getByText('This exercise needs a secure connection')).toBeVisible()
  const ways = page.getByRole('navigation', { name: 'What’s next?' })
  await expect(ways.getByRole('link')).toHaveText(['Read the lesson'])
})

test('the exercise is done by keys alone, and kept for a learner who is logged in', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/2')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await tabTo(page, page.getByRole('textbox', { name: 'Block 2' }))
  await press('End', 'Backspace')
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await press('Enter')
  for (const block of [3, 4]) {
    const button = page.getByRole('button', { name: `Write the new hash into block ${block}` })
    await pressAt(page, button)
    await expect(page.getByRole('region', { name: `Block ${block}` })).toBeFocused()
    await expect(button).toHaveCount(0)
  }
  await pressAt(page, page.getByRole('button', { name: 'Next' }))
  await press('Tab', 'Enter', 'Tab', 'ArrowDown')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/practice/2'))
  await press('Enter', 'Enter')
  expect((await answer).status()).toBe(200)
})
