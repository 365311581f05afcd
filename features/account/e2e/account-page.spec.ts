import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expireCodes } from '#workshop/e2e/support/database.ts'
import { linkFor } from '#workshop/e2e/support/emails.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { login, loginByForm } from '#workshop/e2e/support/login.ts'
import { logout, openDrawer } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { button, openAccount, openAccountLater } from './support/account.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text)

test('the account is one link away in the drawer, and wants a login', async ({ page, newLearner }) => {
  await page.goto('/account')
  await page.waitForURL('**/login')
  await page.goto('/')
  await login(page, await newLearner())
  await openDrawer(page)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(heading(page, 'Your account')).toBeVisible()
})

test('the page says what it is for before its code is there, and goes on saying it', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner())
  const app = await network.hold(/\/assets\/index-.*\.js$/)
  await page.goto('/account')
  const opening = heading(page, 'Your account')
  await expect(opening).toBeVisible()
  const before = await opening.boundingBox()
  app.release()
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await expect(opening).toHaveCount(1)
  expect(await opening.boundingBox()).toEqual(before)
})

test('name and wallet address are saved, and greet from then on (SX.4)', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  await openAccount(page)
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByLabel('Wallet Address (optional)').fill('0x01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'User updated')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper')
  await expect(page.getByLabel('Wallet Address (optional)')).toHaveValue('0x01')
  await openDrawer(page)
  await expect(page.getByText('Grace Hopper')).toBeVisible()
})

test('the name can be changed while nothing is known of the wallet, and the address that was typed stays', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  await openAccount(page)
  await page.getByLabel('Wallet Address (optional)').fill('0x01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'User updated')).toBeVisible()
  const known = Promise.withResolvers<void>()
  await page.route('**/api/wallet', async (route) => {
    await known.promise
    await route.fallback()
  })
  await page.reload()
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await expect(page.getByLabel('Wallet Address (optional)')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'User updated')).toBeVisible()
  known.resolve()
  await expect(page.getByLabel('Wallet Address (optional)')).toHaveValue('0x01')
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper')
})

test('a name that cannot be saved is said in the words of the spec', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/500/)
  await login(page, await newLearner())
  await openAccount(page)
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Error updating user')).toBeVisible()
})

test('the e-mail is confirmed by a link and one click', async ({ page, newLearner, problems }) => {
  await page.setViewportSize(smallPhone)
  problems.allow(/400/)
  const learner = await newLearner()
  await login(page, learner)
  await openAccount(page)
  await button(page, 'Send me a confirmation link').click()
  const sent = page.getByRole('status').filter({ hasText: `We have sent a link to ${learner.email}.` })
  await expectInView(sent, button(page, 'Send it again'))
  const link = await linkFor(learner.email, 'verifyEmail')
  await page.goto(link)
  await expect(page.getByText(`Is ${learner.email} your email, and did you create`)).toBeVisible()
  await button(page, 'Yes, confirm it').click()
  await expect(page.getByText('Your email has been confirmed.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await page.goto(link)
  await expect(heading(page, 'This link no longer works')).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link in your account' }).click()
  await expect(heading(page, 'Your account')).toBeVisible()
})

test('a confirmation that has expired leads to a new one', async ({ page, newLearner, problems }) => {
  problems.allow(/400/)
  const learner = await newLearner()
  await login(page, learner)
  await openAccount(page)
  await button(page, 'Send me a confirmation link').click()
  const link = await linkFor(learner.email, 'verifyEmail')
  expireCodes(learner.email)
  await page.goto(link)
  await expect(heading(page, 'This link has expired')).toBeVisible()
})

test('a new e-mail counts once its link was opened, and an old one that was confirmed can be brought back (SX.4)', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/40[01]/)
  const learner = await newLearner()
  const newEmail = `new.${learner.email}`
  await login(page, learner)
  await openAccount(page)
  await button(page, 'Send me a confirmation link').click()
  await page.goto(await linkFor(learner.email, 'verifyEmail'))
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(learner.email)
  await page.goBack()
  await button(page, 'Yes, confirm it').click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByLabel('New email').fill(newEmail)
  await button(page, 'Change email').click()
  await expect(page.getByText(`We sent a link to ${newEmail}.`)).toBeVisible()
  await page.goto(await linkFor(newEmail, 'verifyAndChangeEmail'))
  await expect(page.getByText(`Change your email from ${learner.email} to ${newEmail}?`)).toBeVisible()
  await button(page, 'Yes, change it').click()
  await expect(page.getByText('Your email has been changed.')).toBeVisible()
  // The login page goes on from there: it says why it is shown, and knows the new address.
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  const why = page.getByText('Your email has been changed. Log in with the new one.')
  await expect(page.getByLabel('Email')).toHaveValue(newEmail)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectInView(why, page.getByLabel('Password', { exact: true }))
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  await button(page, 'LOGIN').click()
  await page.waitForURL('**/account')

  await page.goto(await linkFor(learner.email, 'recoverEmail'))
  await expect(page.getByText(`Restore ${learner.email}.`)).toBeVisible()
  await button(page, 'Restore this email').click()
  await expect(page.getByText('Your old email has been restored.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(learner.email)
  await button(page, 'Send me a link').click()
  await page.goto(await linkFor(learner.email, 'resetPassword'))
  await page.getByLabel('New password').fill('a new password')
  await button(page, 'Save new password').click()
  await loginByForm(page, { email: learner.email, password: 'a new password' })
})

test('the e-mail of another account is refused', async ({ page, newLearner, problems }) => {
  problems.allow(/400/)
  const other = await newLearner()
  await login(page, await newLearner())
  await openAccount(page)
  await page.getByLabel('New email').fill(other.email)
  await button(page, 'Change email').click()
  await expect(toast(page, 'Another account already uses this email. Please use')).toBeVisible()
})

test('the password is changed here, and this device stays logged in (SX.4)', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/400/)
  const learner = await newLearner()
  await login(page, learner)
  await openAccount(page)
  await page.getByLabel('New password').fill('12345')
  await button(page, 'Change password').click()
  await expect(toast(page, 'Please enter a password with at least six characters.')).toBeVisible()
  await page.getByLabel('New password').fill('PASSWORD1')
  await button(page, 'Change password').click()
  await expect(toast(page, 'This password is too easy to guess. Please choose another one.')).toBeVisible()
  await page.getByLabel('New password').fill('a new password')
  await button(page, 'Change password').click()
  await expect(toast(page, 'Your new password has been saved.')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Your account')).toBeVisible()
  await logout(page)
  await loginByForm(page, { email: learner.email, password: 'a new password' })
})

test('logging out everywhere ends the sessions of every device (SX.5)', async ({
  page,
  newLearner,
  browser,
  problems,
}) => {
  problems.allow(/40[01]/)
  const learner = await newLearner()
  const elsewhere = await browser.newPage()
  await login(elsewhere, learner)
  await login(page, learner)
  await openAccount(page)
  await button(page, 'Log out everywhere').click()
  await page.waitForURL((url) => url.pathname === '/')
  await elsewhere.reload()
  await elsewhere.waitForURL('**/login')
  await elsewhere.close()
})

test('everything known of the learner can be downloaded (SX.6)', async ({ page, newLearner }) => {
  const learner = await newLearner()
  await login(page, learner)
  await openAccount(page)
  const coming = page.waitForEvent('download')
  await button(page, 'Download my data').click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email: learner.email }, profile: { name: learner.name } })
  expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|refreshToken/i)
})

test('the account is deleted after the word DELETE, and a fresh login where it takes one (S7.10, SX.7)', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/400/)
  const learner = await newLearner()
  await login(page, learner)
  await openAccountLater(page, learner.email)
  await button(page, 'Delete my account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(button(page, 'Delete permanently')).toHaveCSS('background-color', 'rgb(168, 24, 63)')
  await dialog.getByLabel('Type DELETE to confirm').fill('yes')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  const fresh = page.getByRole('dialog', { name: 'Is this you?' })
  await fresh.getByLabel('Your password').fill(learner.password)
  await fresh.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Your account has been deleted' })).toBeVisible()
  await button(page, 'Go to the home page').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBeNull()
  await page.goto('/login')
  await page.getByLabel('Email').fill(learner.email)
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  await button(page, 'LOGIN').click()
  await expect(toast(page, 'auth/invalid-credential')).toBeVisible()
})

test('the deletion of an account can be cancelled', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  await openAccount(page)
  await button(page, 'Delete my account').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Delete my account')).toBeFocused()
})

test('an account that could not be loaded can be loaded again', async ({ page, newLearner, problems }) => {
  problems.allow(/500/)
  await login(page, await newLearner())
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/account')
  await expect(page.getByText('Your name could not be loaded.')).toBeVisible()
  await page.unroute('**/api/profile')
  await button(page, 'Try again').click()
  await expect(page.getByLabel('Full Name')).toHaveValue(/./)
})
