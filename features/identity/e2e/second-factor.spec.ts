import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { fillLogin, loginByForm } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { logout } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Two-step verification' })

/** What an app with a key shows so many steps of 30 s from now: the server takes one that is a step early. */
const codeIn = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets the app up on the account page; returns its key and the recovery codes. */
async function setUp(page: Page) {
  await page.goto('/account#second-factor')
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await page.locator('.notranslate').innerText()).replaceAll(' ', '')
  await page.getByLabel('The 6-digit code the app shows now').fill(codeIn(key, -1))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await page.locator('.recovery-codes li').allInnerTexts()
  return { key, codes }
}

test('an operator sets up an authenticator app and keeps the recovery codes', async ({ page, request }) => {
  await loginByForm(page, await createOperator(request))

  const { codes } = await setUp(page)

  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await page.getByLabel('I have saved these codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await page.goto('/operator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the login then asks for a code of the app, or a recovery code (S8.36)', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/mfaSignIn:finalize/)
  const operator = await createOperator(request)
  await loginByForm(page, operator)
  const { key, codes } = await setUp(page)
  await page.getByLabel('I have saved these codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Turn off' }).waitFor()

  await logout(page)
  await page.goto('/login')
  await fillLogin(page, operator)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  const code = codeDialog(page).getByLabel('6-digit code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await code.fill('12345x')
  await page.keyboard.press('Enter')
  await expect(codeDialog(page).getByRole('alert')).toContainText('That code is incorrect')
  await code.fill(codeIn(key))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)

  await logout(page)
  await page.goto('/login')
  await fillLogin(page, operator)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await codeDialog(page).getByRole('button', { name: 'Use a recovery code instead' }).click()
  await codeDialog(page)
    .getByLabel('Recovery code')
    .fill(codes[0] ?? '')
  await codeDialog(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a login that is given up says so in the words of the identity service (S8.36)', async ({
  page,
  request,
}) => {
  const operator = await createOperator(request)
  await loginByForm(page, operator)
  await setUp(page)
  await logout(page)
  await page.goto('/login')
  await fillLogin(page, operator)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await codeDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(
    page.getByText('FirebaseError: Firebase: Error (auth/multi-factor-auth-required).'),
  ).toBeVisible()
})

test('an operation that needs a fresh login asks for it in a dialog, then continues by itself', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/403|learners\.csv/)
  const operator = await createOperator(request)
  await loginByForm(page, operator)
  await page.goto('/operator/learners')
  // As the server refuses a sign-in that is older than five minutes.
  await page.route(
    '**/api/operator/learners.csv',
    (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'requires-recent-login', message: '' } } }),
    { times: 1 },
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(operator.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('learners.csv')
})

test('operators find the desk in the menus, learners do not', async ({
  page,
  request,
  newLearner,
  browser,
}) => {
  await loginByForm(page, await createOperator(request))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Operator area' }).click()
  await expect(page).toHaveURL(/\/operator$/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Operator area' })).toBeVisible()

  const other = await browser.newPage()
  await loginByForm(other, await newLearner())
  await other.getByRole('button', { name: 'Menu' }).click()
  await expect(other.getByRole('link', { name: 'Your account' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Operator area' })).toHaveCount(0)
  await other.close()
})
