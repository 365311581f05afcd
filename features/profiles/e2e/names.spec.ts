import type { Page } from '@playwright/test'
import { callAs, newEmail, signInOverApi } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const nameField = (page: Page) => page.getByLabel(/^(Full Name|Nom complet|Name on the certificate)$/)

/** What the browser says at the field, empty when nothing is wrong with it. */
const saidAtField = (page: Page) =>
  nameField(page).evaluate((field: HTMLInputElement) => field.validationMessage)

const fillerOnly = '\u3164\u200b'

test('a name that the server would refuse is refused at its field, and no account is made', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/register')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('six or more')
  for (const [name, words] of [
    [fillerOnly, 'Please enter a name with visible characters.'],
    ['Win at https://example.org', 'A name cannot contain a web address.'],
    ['x'.repeat(201), 'Please use at most 200 characters.'],
  ] as const) {
    await nameField(page).fill(name)
    expect(await saidAtField(page)).toBe('')
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect.poll(() => saidAtField(page)).toBe(words)
    await expect(nameField(page)).toBeFocused()
  }
  await page.getByLabel('Wallet Address (optional)').fill('x'.repeat(129))
  await nameField(page).fill('Amina Yusuf')
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  const said = page.getByLabel('Wallet Address (optional)')
  await expect
    .poll(() => said.evaluate((field: HTMLInputElement) => field.validationMessage))
    .toBe('Please use at most 128 characters.')
  expect(sent).toEqual([])
  await expect(page).toHaveURL('/register')
})

test('a name pasted with marks of direction is taken without a word and stored without them', async ({
  page,
  request,
}) => {
  const learner = { email: newEmail(), password: 'six or more' }
  await page.goto('/register')
  await nameField(page).fill('\u202bمريم يوسف\u202c')
  await page.getByLabel('Email').fill(learner.email)
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page).toHaveURL('/login')
  const tokens = await signInOverApi(request, learner)
  expect(await callAs(request, tokens, 'GET', '/api/profile')).toMatchObject({
    profile: { name: 'مريم يوسف' },
  })
})

test('the account page refuses at the field what it cannot save', async ({ page, newLearner }) => {
  await signIn(page, await newLearner())
  await page.goto('/account')
  await nameField(page).fill(fillerOnly)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => saidAtField(page)).toBe('Please enter a name with visible characters.')
  await nameField(page).fill('Amina Y.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'User updated', 'alert-success')
})

test('the name of a certificate is refused at its field', async ({ page, request, newLearner }) => {
  const learner = await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  await signIn(page, learner)
  await page.goto('/certificate')
  await nameField(page).fill('Ada www.example.org')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect.poll(() => saidAtField(page)).toBe('A name cannot contain a web address.')
})

test.describe('a French reader', () => {
  test.use({ locale: 'fr-FR' })
  test('is told in French why a name is refused', async ({ page }) => {
    await page.goto('/register')
    await nameField(page).fill(fillerOnly)
    await page.getByLabel('Adresse e-mail').fill(newEmail())
    await page.getByLabel('Mot de passe', { exact: true }).fill('six ou plus')
    await page.getByRole('button', { name: 'S’INSCRIRE' }).click()
    await expect.poll(() => saidAtField(page)).toBe('Ce nom ne contient rien de lisible.')
  })
})
