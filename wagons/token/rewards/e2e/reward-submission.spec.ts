import type { Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { newEmail } from '#workshop/e2e/support/learner.ts'
import { untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { expireRewardCodes, rewardLinkFor } from './support/submissions.ts'

const wallet = `0x${'Ab'.repeat(20)}`
const emailField = (page: Page) => page.getByLabel('Email Address')
const walletField = (page: Page) => page.getByLabel('Evm Wallet Address (Optional)')
const emailHint = /not look like an email/
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

/** Waits for the modal with these words, and closes it. */
async function expectModal(page: Page, title: string, content: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: title, exact: true })
  await expect(modal.getByRole('heading')).toHaveText(title)
  await expect(modal.getByRole('paragraph')).toHaveText(content)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toHaveCount(0)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/reward')
  await untilAlive(page)
})

test('an empty or blank e-mail is refused by a modal, and nothing is sent (S5.7, S8.20)', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  for (const email of ['', '   ', '\u200b\u3164']) {
    await emailField(page).fill(email)
    await walletField(page).fill(wallet)
    await submit(page)
    await expectModal(page, 'Email missing', 'Please fill in your email.')
    await expect(walletField(page)).toHaveValue(wallet)
  }
  await expect(page).toHaveURL('/reward')
  expect(sent).toEqual([])
})

test('a value that can never be valid is explained at its field, and nothing is sent (S5.9)', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await emailField(page).fill(`${'x'.repeat(250)}@a.b`.padEnd(255, 'c'))
  for (const [field, words] of [
    [emailField(page), 'Please use at most 254 characters.'],
    [walletField(page), 'Please use at most 128 characters.'],
  ] as const) {
    await submit(page)
    await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(words)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await emailField(page).fill('ada@example.org')
    await walletField(page).fill('x'.repeat(129))
  }
  expect(sent).toEqual([])
})

test('invisible characters that were pasted along are taken without a word (S5.9)', async ({ page }) => {
  await emailField(page).fill('\u202dada@example.org\u202c\u200b')
  await walletField(page).fill(`\u2066${wallet}\u2069`)
  await submit(page)
  await expectModal(page, 'Success', 'Details submitted successfully. We will contact you by email.')
})

test('a submission is stored, thanked for in a modal, and leads to the landing page (S1.6, S7.15, S8.21)', async ({
  page,
}) => {
  const email = newEmail()
  await emailField(page).fill(email)
  await walletField(page).fill(wallet)
  const storing = page.waitForResponse('**/api/rewards')
  await submit(page)
  const stored = await storing
  expect(stored.status()).toBe(200)
  expect(stored.request().postDataJSON()).toEqual({ email, evmAddress: wallet })
  await expectModal(page, 'Success', 'Details submitted successfully. We will contact you by email.')
  await expect(page).toHaveURL('/')
})

test('the wallet is optional (S1.6, S5.8)', async ({ page }) => {
  await emailField(page).fill(newEmail())
  await submit(page)
  await expectModal(page, 'Success', 'Details submitted successfully. We will contact you by email.')
})

test('an odd value gets a hint beside the field and is accepted all the same (S5.9)', async ({ page }) => {
  await emailField(page).fill('not an e-mail')
  await walletField(page).fill('0x123')
  await emailField(page).focus()
  await expect(emailField(page)).toHaveAccessibleDescription(emailHint)
  await expect(walletField(page)).toHaveAccessibleDescription(/0x followed by 40/)
  await submit(page)
  await expectModal(page, 'Success', 'Details submitted successfully. We will contact you by email.')
})

test('a hint that comes moves nothing from under the press that brought it', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Submit' })
  for (const [width, fontSize] of [
    [360, ''],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize)
    await emailField(page).fill('')
    await walletField(page).fill('')
    const top = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await top()
    await emailField(page).fill('amina')
    await walletField(page).fill('0x123')
    await walletField(page).blur()
    await expect(walletField(page)).toHaveAccessibleDescription(/0x followed by 40/)
    expect(await top()).toBe(before)
  }
})

test('a hint comes for what was typed before the script was there', async ({ page, network }) => {
  const held = await network.hold(/\/assets\/index-/)
  await page.reload({ waitUntil: 'commit' })
  await emailField(page).fill('amina')
  await walletField(page).focus()
  held.release()
  await expect(emailField(page)).toHaveAccessibleDescription(emailHint)
})

test('a hint goes as soon as the value looks right', async ({ page }) => {
  await emailField(page).fill('amina')
  await walletField(page).focus()
  await expect(emailField(page)).toHaveAccessibleDescription(emailHint)
  await emailField(page).fill('amina@example.org')
  await expect(emailField(page)).toHaveAccessibleDescription('The email of your account.')
})

test('a server out of reach is told in a modal, and the fields keep what was typed (S8.22)', async ({
  page,
  network,
}) => {
  const lost = await network.lose('/api/rewards')
  await emailField(page).fill('amina@example.org')
  await walletField(page).fill(wallet)
  await submit(page)
  await expectModal(page, 'Server Error', 'Error submitting details. Try again later.')
  await expect(page).toHaveURL('/reward')
  await expect(emailField(page)).toHaveValue('amina@example.org')
  await expect(walletField(page)).toHaveValue(wallet)

  await lost.restore()
  await submit(page)
  await expectModal(page, 'Success', 'Details submitted successfully. We will contact you by email.')
})

test('two fast clicks on Submit send once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await emailField(page).fill(newEmail())
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the modal takes the focus, closes on Escape and gives the focus back (S3.20)', async ({ page }) => {
  await submit(page)
  const modal = page.getByRole('dialog', { name: 'Email missing' })
  await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused()
})

test('Exit leads to the landing page (S2.4)', async ({ page }) => {
  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL('/')
})

test('a submission is confirmed by the link in its e-mail and one click, once (SX.31)', async ({
  page,
  problems,
}) => {
  problems.allow(/409/)
  const email = newEmail()
  await emailField(page).fill(email)
  await walletField(page).fill(wallet)
  await submit(page)
  await expectModal(page, 'Success', 'Details submitted successfully. We will contact you by email.')

  const link = await rewardLinkFor(email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are these your details?')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(wallet)).toBeVisible()
  await expectAccessible(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, confirm them' }).click()
  await expect(page.getByText('Your details have been confirmed.')).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already confirmed')
})

test('a link that is not complete, or was opened too late, leads back to the form', async ({
  page,
  problems,
}) => {
  problems.allow(/404|410/)
  await page.goto('/reward/confirm')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete')
  const email = newEmail()
  await page.goto('/reward')
  await emailField(page).fill(email)
  await submit(page)
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible()
  const link = await rewardLinkFor(email)
  expireRewardCodes(email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  await page.getByRole('link', { name: 'Go to the reward form' }).click()
  await expect(page).toHaveURL('/reward')
})
