import type { Page } from '@playwright/test'
import { callAs, newEmail, signInOverApi } from '#workshop/e2e/support/learner.ts'
import { fillLogin } from '#workshop/e2e/support/login.ts'
import { expectToast, toastOf } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

interface Person {
  readonly name: string
  readonly email: string
  readonly walletAddress?: string
  readonly password: string
}

const newPerson = (): Person => ({ name: 'Amina Yusuf', email: newEmail(), password: 'six or more' })

async function fillForm(page: Page, { name, email, walletAddress = '', password }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Wallet Address (optional)').fill(walletAddress)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' }).click()

/** Logs in on the login page, where registering has filled in the e-mail. */
async function loginAfterRegistering(page: Page, { email, password }: Person): Promise<void> {
  // Until the page is there, that of the registration shows the same fields.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL('/dashboard')
}

test('a password of five characters gets a hint and nothing is sent; six are enough (S5.5, S8.11, S9.4)', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const person = newPerson()
  await page.goto('/register')
  await fillForm(page, { ...person, password: '12345' })
  await submit(page)
  await expectToast(page, 'Please enter a password with at least six characters.', 'alert-info')
  expect(sent).toEqual([])

  await page.getByLabel('Password', { exact: true }).fill('k7vq2m')
  await submit(page)
  await expect(page).toHaveURL('/login')
})

test('a password that is guessed first is refused in words, and a rare one is taken (S9.4)', async ({
  page,
  problems,
}) => {
  problems.allow(/accounts:signUp/)
  const person = newPerson()
  await page.goto('/register')
  await fillForm(page, { ...person, password: '123456' })
  await submit(page)
  await expectToast(
    page,
    'FirebaseError: Firebase: This password is too easy to guess. Please choose another one (auth/weak-password).',
    'alert-error',
  )
  await expect(page).toHaveURL('/register')

  await page.getByLabel('Password', { exact: true }).fill('k7vq2m')
  await submit(page)
  await expect(page).toHaveURL('/login')
})

test('name, e-mail and password are required by the browser; the wallet is not (S5.6)', async ({ page }) => {
  const person = newPerson()
  await page.goto('/register')
  for (const [label, value] of [
    ['Full Name', person.name],
    ['Email', person.email],
    ['Password', person.password],
  ] as const) {
    await submit(page)
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toBeFocused()
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
    await field.fill(value)
  }
  await expect(toastOf(page)).toHaveCount(0)
  await submit(page)
  await expect(page).toHaveURL('/login')
})

test('an e-mail that is taken shows the stringified error and keeps what was typed (S8.9, S8.23)', async ({
  page,
  problems,
  newLearner,
}) => {
  problems.allow(/accounts:signUp/)
  const { email } = await newLearner()
  await page.goto('/register')
  await fillForm(page, { ...newPerson(), email })
  await submit(page)
  await expectToast(page, 'FirebaseError: Firebase: Error (auth/email-already-in-use).', 'alert-error')
  await expect(page).toHaveURL('/register')
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Yusuf')
})

test('an e-mail that is taken is told below its field, with the way to log in', async ({
  page,
  problems,
  newLearner,
}) => {
  problems.allow(/accounts:signUp/)
  const { email } = await newLearner()
  await page.goto('/register')
  await fillForm(page, { ...newPerson(), email })
  await submit(page)
  const field = page.getByLabel('Email')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('This email has an account already. Log in')
  await page.locator('.field-error').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('registering says what one gets, and that a wallet is not needed', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('main')).toContainText(
    'Nine short modules, free. Your progress is kept on every device.',
  )
  await expect(page.getByLabel('Wallet Address (optional)')).toHaveAccessibleDescription(
    'No wallet yet? Leave it empty: module 3 shows you how.',
  )
})

test('the rule for passwords is known before the first mistake', async ({ page }) => {
  await page.goto('/register')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription('At least six characters, and nothing easy to guess.')
  await fillForm(page, { ...newPerson(), password: '12345' })
  await submit(page)
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
})

test('after registering the password is the field to type in', async ({ page }) => {
  await page.goto('/register')
  await fillForm(page, newPerson())
  await submit(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('the profile is written with name and wallet, without signing in (S4.12, S4.13, S7.16)', async ({
  page,
  request,
}) => {
  const person = { ...newPerson(), name: 'Дарина 花子 مريم', walletAddress: `0x${'a1'.repeat(20)}` }
  await page.goto('/register')
  await fillForm(page, person)
  await submit(page)
  await expect(page).toHaveURL('/login')
  const { password, ...profile } = person
  const tokens = await signInOverApi(request, person)
  expect(await callAs(request, tokens, 'GET', '/api/profile')).toEqual({ profile })

  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('a profile that could not be written is written at the next login: User updated (S4.12, S7.26)', async ({
  page,
  request,
  network,
}) => {
  const person = { ...newPerson(), walletAddress: 'amina.eth' }
  const lost = await network.lose('/api/profile')
  await page.goto('/register')
  await fillForm(page, person)
  await submit(page)
  await expect(page).toHaveURL('/login')
  await lost.restore()

  await loginAfterRegistering(page, person)
  await expectToast(page, 'User updated', 'alert-success')
  const { password, ...profile } = person
  const tokens = await signInOverApi(request, person)
  expect(await callAs(request, tokens, 'GET', '/api/profile')).toEqual({ profile })
  expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe(person.name)
})

test('a profile that still cannot be written waits for the next page: Error updating user (S7.28)', async ({
  page,
  network,
}) => {
  const person = newPerson()
  const lost = await network.lose('/api/profile')
  await page.goto('/register')
  await fillForm(page, person)
  await submit(page)
  await loginAfterRegistering(page, person)
  await expectToast(page, 'Error updating user', 'alert-error')
  await lost.restore()

  await page.reload()
  await expectToast(page, 'User updated', 'alert-success')
})

test('a pending profile does not replace one that the account has by then', async ({
  page,
  request,
  network,
}) => {
  const person = newPerson()
  const lost = await network.lose('/api/profile')
  await page.goto('/register')
  await fillForm(page, person)
  await submit(page)
  await expect(page).toHaveURL('/login')
  await lost.restore()
  const tokens = await signInOverApi(request, person)
  await callAs(request, tokens, 'PUT', '/api/profile', { name: 'Corrected Name' })

  await loginAfterRegistering(page, person)

  await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBe('Corrected Name')
  expect(await callAs(request, tokens, 'GET', '/api/profile')).toMatchObject({
    profile: { name: 'Corrected Name' },
  })
})

test('a pending profile is not written to another account that logs in instead', async ({
  page,
  request,
  network,
  newLearner,
}) => {
  const lost = await network.lose('/api/profile')
  await page.goto('/register')
  await fillForm(page, newPerson())
  await submit(page)
  await expect(page).toHaveURL('/login')
  await lost.restore()

  const otherLearner = await newLearner()
  await fillLogin(page, otherLearner)
  const read = page.waitForResponse('**/api/profile')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await read
  const { profile } = await callAs<{ profile: object }>(request, otherLearner, 'GET', '/api/profile')
  expect(profile).toMatchObject({ name: otherLearner.name })
})

test('two fast clicks on SUBMIT register once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('accounts:signUp') && sent.push(request.url()))
  await page.goto('/register')
  await fillForm(page, newPerson())
  await page.getByRole('button', { name: 'SUBMIT' }).dblclick()
  await expect(page).toHaveURL('/login')
  expect(sent).toHaveLength(1)
})

test('the login page and the registration lead to each other (S2.5, S2.6)', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})
