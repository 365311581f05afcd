import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { callAs, newEmail, signInOverApi } from '#workshop/e2e/support/learner.ts'
import { login, loginByForm } from '#workshop/e2e/support/login.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.use({ viewport: smallPhone })

const note = (page: Page) => page.getByRole('region', { name: 'Agreement' })
const press = (page: Page, name: string) => note(page).getByRole('button', { name }).click()

/** Once this is answered the page would have shown what it has to ask. */
const answered = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/api/agreement') && answer.request().method() === 'GET',
  )

async function register(page: Page, email = newEmail()) {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill('Amina Yusuf')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('six or more')
  return { email, password: 'six or more' }
}

type Agreements = { agreements: { version: string; statedAge: number | null }[] }

async function agreementsOf(page: Page, account: { email: string; password: string }) {
  const tokens = await signInOverApi(page.request, account)
  return (await callAs<Agreements>(page.request, tokens, 'GET', '/api/account/export')).agreements
}

test('who registers has agreed, and is asked nothing more', async ({ page }) => {
  const account = await register(page)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page).toHaveURL('/login')
  expect(await agreementsOf(page, account)).toMatchObject([{ statedAge: null }])

  const asked = answered(page)
  await loginByForm(page, account)
  await asked
  await expect(page.locator('#module-9')).toBeAttached()
  await expect(note(page)).toHaveCount(0)
})

test('a connection that is lost as one registers costs the account nothing: the dashboard asks instead', async ({
  page,
  network,
}) => {
  const lost = await network.lose('/api/agreement')
  const account = await register(page)
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page).toHaveURL('/login')
  await lost.restore()
  expect(await agreementsOf(page, account)).toEqual([])

  await loginByForm(page, account)
  await expect(note(page)).toContainText('Do you agree to our terms?')
})

test('an account from before there were terms works as ever, is asked once, and Later is enough', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner({ hasAgreed: false })
  await login(page, learner)
  await expectInView(note(page))
  await expectAccessible(page)
  await expect(note(page).getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms')

  await press(page, 'Later')
  await expect(note(page)).toHaveCount(0)
  expect(await agreementsOf(page, learner)).toEqual([])
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/agreement') && asked.push(request.url()))
  await page.clock.install()
  await page.reload()
  await expect(page.locator('#module-9')).toBeAttached()
  await page.clock.runFor(10_000)
  await expect(note(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('two fast presses agree once, and another tab hears of it', async ({ page, context, newLearner }) => {
  const learner = await newLearner({ hasAgreed: false })
  await login(page, learner)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(note(other)).toBeVisible()
  await page.bringToFront()
  await note(page).getByRole('button', { name: 'I agree' }).dblclick()
  await expectToast(page, 'Thank you', 'alert-success')
  await expect(note(page)).toHaveCount(0)
  await expect(note(other)).toHaveCount(0)
  expect(await agreementsOf(page, learner)).toHaveLength(1)
})

test('where the connection is lost at the press, the note says so and can be pressed again', async ({
  page,
  network,
  newLearner,
}) => {
  const learner = await newLearner({ hasAgreed: false })
  await login(page, learner)
  await expect(note(page)).toBeVisible()
  const lost = await network.lose('/api/agreement')
  await press(page, 'I agree')
  await expect(page.locator('.toaster .alert-error')).toBeVisible()
  await lost.restore()
  await press(page, 'I agree')
  await expect(note(page)).toHaveCount(0)
  expect(await agreementsOf(page, learner)).toHaveLength(1)
})

test.describe('on a site with an age and its own text', () => {
  test.describe.configure({ mode: 'serial' })
  let content = ''
  test.beforeAll(() => {
    content = mkdtempSync(join(tmpdir(), 'edutrain-e2e-terms-'))
    cpSync(join(import.meta.dirname, '../../../content'), content, { recursive: true })
  })
  test.afterAll(() => rmSync(content, { recursive: true }))

  const start = (dataDir?: string) =>
    startOwnServer((url) => ({
      PUBLIC_URL: url,
      CONTENT_DIR: content,
      MINIMUM_AGE: '15',
      ...(dataDir && { DATA_DIR: dataDir }),
    }))

  test('the box is required, what it says is kept, and a changed text is shown once, without the box', async ({
    page,
    browser,
  }) => {
    test.slow()
    const server = await start()
    const visit = await browser.newContext({ baseURL: server.url, viewport: smallPhone })
    const visitor = await visit.newPage()
    const account = await register(visitor)
    const box = visitor.getByRole('checkbox', {
      name: 'I am 15 or older, or my school or parents have agreed.',
    })
    await visitor.getByRole('button', { name: 'SUBMIT' }).click()
    await expectInView(box)
    await expect(box).toBeFocused()
    expect(await box.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
    await expect(visitor).toHaveURL('/register')
    await box.check()
    await visitor.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(visitor).toHaveURL('/login')
    expect(await agreementsOf(visitor, account)).toMatchObject([{ statedAge: 15 }])

    writeFileSync(join(content, 'pages/terms.md'), '# Terms of use\n\nBe kind.\n')
    const changed = await start(server.dataDir)
    const again = await browser.newContext({ baseURL: changed.url, viewport: smallPhone })
    const returning = await again.newPage()
    await loginByForm(returning, account)
    await expect(note(returning)).toContainText('Our terms have changed.')
    await expect(note(returning).getByRole('checkbox')).toHaveCount(0)
    await note(returning).getByRole('link', { name: 'Terms of use' }).click()
    await expect(returning.getByText('Be kind.')).toBeVisible()
    await returning.goBack()
    await press(returning, 'I agree')
    await expect(note(returning)).toHaveCount(0)
    expect(await agreementsOf(returning, account)).toHaveLength(2)
    await Promise.all([visit.close(), again.close(), page.close()])
    await changed.stop()
    await server.stop()
  })

  test('who comes by another way than the form is asked for the age with the terms', async ({ browser }) => {
    const server = await start()
    const visit = await browser.newContext({ baseURL: server.url, viewport: smallPhone })
    const page = await visit.newPage()
    const account = { email: newEmail(), password: 'six or more' }
    await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain', {
      data: { ...account, returnSecureToken: true },
    })
    await loginByForm(page, account)
    await press(page, 'I agree')
    const box = note(page).getByRole('checkbox')
    await expect(box).toBeFocused()
    await box.check()
    await press(page, 'I agree')
    await expect(note(page)).toHaveCount(0)
    expect(await agreementsOf(page, account)).toMatchObject([{ statedAge: 15 }])
    await visit.close()
    await server.stop()
  })
})
