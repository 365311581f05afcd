import { expectPart, pressAndSee, pressAt } from '#wagons/practice/e2e/support/practice.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

const words = ['river', 'lamp', 'seven', 'bread', 'cloud', 'garden']
const inbox = [
  ['Version 5.2 is here', 'Safe'],
  ['each wallet has to be registered', 'Fraud'],
  ['0.001 practice dollars', 'Fraud'],
  ['25 practice dollars from Joy', 'Safe'],
  ['It is me, your brother', 'Fraud'],
  ['Send me your address', 'Safe'],
  ['Login with your address', 'Safe'],
  ['sign the approval', 'Fraud'],
] as const
const takeBack = 'Undo (only here)'

test('a wallet is made, kept, brought back and used, an inbox is sorted, and what was wrong is taken back', async ({
  page,
}) => {
  await page.goto('/practice/3')
  const press = (name: string) => pressAndSee(page, page.getByRole('button', { name, exact: true }))
  const result = page.locator('.result-note')

  await press('Take the tested words')
  await expectPart(page, 'The next day it is empty')
  await press(takeBack)
  await press('Let the app make them')
  await expect(page.getByRole('listitem').filter({ hasText: 'garden' })).toBeVisible()
  await press('I have written them down')

  await expectPart(page, 'Keep the words')
  await expect(page.getByRole('button', { name: 'See what the year brings' })).toBeDisabled()
  await page.getByLabel('in a photo on my phone').check()
  await press('See what the year brings')
  await expect(result).toContainText('Thieves have read your words')
  await press('Try another way')
  await page.getByLabel('in a photo on my phone').uncheck()
  await page.getByLabel('on paper, in the drawer').check()
  await press('See what the year brings')
  await expect(result).toContainText('Your words are lost')
  await press('Try another way')
  await page.getByLabel('on a second sheet').check()
  await press('See what the year brings')
  await press('Next')

  await page.getByText('Look at the paper').tap()
  await expect(page.getByRole('listitem').filter({ hasText: 'seven' })).toHaveCount(2)
  for (const word of words.toReversed()) await press(word)
  await press('Open the wallet')
  await expect(result).toContainText('a different phrase')
  await press('Try again')
  for (const word of ['lamp', 'lamp', ...words]) await press(word)
  await expect(page.getByRole('status').filter({ hasText: 'Typed so far' })).toContainText(
    '1. river 2. lamp 3. seven 4. bread 5. cloud 6. garden',
  )
  await press('Open the wallet')
  await expect(result).toContainText('It is all there again')
  await press('Next')

  await press('Tell Rui the words')
  await expect(result).toContainText('Two phones have your words')
  await press(takeBack)
  await press('Open the window')
  await press('Reject')
  await expect(result).toContainText('Rejecting costs nothing')
  await press('Open the window again')
  await press('Sign')
  await expect(result).toContainText('the key stayed in the wallet')
  await press('Next')

  for (const [, pile] of inbox.slice(0, 7)) {
    await press(pile)
    await expect(result).toContainText(`Correct: ${pile.toLowerCase()}`)
    await press('Next message')
  }
  await press('Safe')
  await expect(result).toContainText('a stranger uses the approval')
  await press('Put it back')
  await press('Fraud')
  await press('Next message')
  await expect(page.getByRole('definition')).toHaveText(['0', '4', '4'])
  await press('Finish')
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In real life' })).toBeVisible()
})

test('eight messages are sorted by keys alone, one of them twice, and the end is kept', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/3')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const goTo = (name: string) => pressAt(page, page.getByRole('button', { name, exact: true }))
  await goTo('Let the app make them')
  await goTo('I have written them down')
  await press('Tab', 'Space', 'Tab', 'Tab', 'Space')
  await goTo('See what the year brings')
  await goTo('Next')
  for (const word of words) await goTo(word)
  await goTo('Open the wallet')
  await goTo('Next')
  await goTo('Open the window')
  await press('Tab', 'Enter')
  await expect(page.getByText('The site that asks.')).toBeVisible()
  await goTo('Sign')
  await goTo('Next')

  await goTo('Fraud')
  await expect(page.getByRole('heading', { name: 'Not on this pile' })).toBeFocused()
  await goTo('Put it back')
  for (const [words, pile] of [...inbox.slice(1), inbox[0]]) {
    await expect(page.getByRole('article')).toContainText(words)
    await goTo(pile)
    await expect(page.getByRole('heading', { name: `Correct: ${pile.toLowerCase()}` })).toBeFocused()
    await goTo('Next message')
  }
  await expect(page.getByText('Mistakes: 1.')).toBeVisible()
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/practice/3'))
  await goTo('Finish')
  expect((await answer).status()).toBe(200)
  await expect(page.getByText('You have finished this exercise')).toBeVisible()
})
