import type { Page, Request } from '@playwright/test'
import { fillLogin, loginByForm } from '#workshop/e2e/support/login.ts'
import { closeToast, expectToast, logout, toastOf } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const unknown = { email: 'unknown@example.org', password: 'six or more' }
const refusedLogin = /accounts:signInWithPassword/

const loginButton = (page: Page) => page.getByRole('button', { name: 'LOGIN' })

/** The logins that a page has sent so far. */
function loginsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => refusedLogin.test(request.url()) && sent.push(request))
  return sent
}

test('the landing page says Email/Password incorrect when either is empty, and sends nothing (S5.1, S8.10)', async ({
  page,
}) => {
  const sent = loginsOf(page)
  await page.goto('/')
  for (const [email, password] of [
    ['', ''],
    ['amina@example.org', ''],
    ['', 'six or more'],
  ] as const) {
    await fillLogin(page, { email, password })
    await loginButton(page).click()
    await expectToast(page, 'Email/Password incorrect', 'alert-error')
    await closeToast(page)
  }
  expect(sent).toEqual([])
})

test('the login page leaves empty and malformed fields to the browser, and shows no toast (S5.4)', async ({
  page,
}) => {
  const sent = loginsOf(page)
  await page.goto('/login')
  const email = page.getByLabel('Email')
  for (const [value, reason] of [
    ['', 'valueMissing'],
    ['not an e-mail', 'typeMismatch'],
  ] as const) {
    await email.fill(value)
    await loginButton(page).click()
    await expect(email).toBeFocused()
    expect(await email.evaluate((input: HTMLInputElement, key) => input.validity[key], reason)).toBe(true)
  }
  await email.fill('amina@example.org')
  await loginButton(page).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(toastOf(page)).toHaveCount(0)
  expect(sent).toEqual([])
})

test("a failed login shows the provider's message on the landing page, and can be tried again (S8.7, S8.25)", async ({
  page,
  problems,
  newLearner,
}) => {
  problems.allow(refusedLogin)
  await page.goto('/')
  await fillLogin(page, unknown)
  await loginButton(page).click()
  await expectToast(page, 'Firebase: Error (auth/invalid-credential).', 'alert-error')
  await expect(page).toHaveURL('/')

  await fillLogin(page, await newLearner())
  await loginButton(page).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a failed login shows the stringified error on the login page, and can be tried again (S8.8, S8.24)', async ({
  page,
  problems,
  newLearner,
}) => {
  problems.allow(refusedLogin)
  const learner = await newLearner()
  await page.goto('/login')
  await fillLogin(page, { ...learner, password: 'not this one' })
  await loginButton(page).click()
  await expectToast(page, 'FirebaseError: Firebase: Error (auth/invalid-credential).', 'alert-error')
  await expect(page).toHaveURL('/login')

  await fillLogin(page, learner)
  await loginButton(page).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a login without a connection says so, and what was typed stays (S8.8, S8.37)', async ({
  page,
  network,
}) => {
  await network.lose('accounts:signInWithPassword')
  await page.goto('/login')
  await fillLogin(page, unknown)
  await loginButton(page).click()
  await expectToast(page, 'FirebaseError: Firebase: Error (auth/network-request-failed).', 'alert-error')
  await expect(page.getByLabel('Email')).toHaveValue(unknown.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(unknown.password)
})

test('the landing page waits half a second before it sends (S5.3, S9.6)', async ({ page, newLearner }) => {
  const sent = loginsOf(page)
  await page.clock.install()
  await page.goto('/')
  // The first touch loads the identity client, so that nothing but the delay is left to wait for.
  const client = page.waitForResponse('**/identity-client-*')
  await fillLogin(page, await newLearner())
  await client
  await page.clock.pauseAt(Date.now() + 60_000)
  await loginButton(page).click()
  await page.clock.runFor(490)
  expect(sent).toHaveLength(0)
  await page.clock.runFor(20)
  await expect.poll(() => sent.length).toBe(1)
  await expect(page).toHaveURL('/dashboard')
})

test('the login page sends at once (S5.4)', async ({ page, newLearner }) => {
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, await newLearner())
  await page.clock.pauseAt(Date.now() + 60_000)
  await loginButton(page).click()
  await expect(page).toHaveURL('/dashboard')
})

for (const path of ['/', '/login'])
  test(`two fast clicks on LOGIN at ${path} log in once`, async ({ page, newLearner }) => {
    const sent = loginsOf(page)
    await page.goto(path)
    await fillLogin(page, await newLearner())
    await loginButton(page).dblclick()
    await expect(page).toHaveURL('/dashboard')
    expect(sent).toHaveLength(1)
  })

test('a login is remembered under userEmail, authenticated and userName (S3.17, S3.18, S4.10)', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner()
  await loginByForm(page, learner)
  const stored = () => page.evaluate(() => ({ ...localStorage }))
  await expect
    .poll(stored)
    .toMatchObject({ userEmail: learner.email, authenticated: 'true', userName: learner.name })
})

test('the name on this device is never that of who was here before', async ({ page, newLearner }) => {
  const userName = () => page.evaluate(() => localStorage.getItem('userName'))
  const first = await newLearner()
  await loginByForm(page, first)
  await expect.poll(userName).toBe(first.name)
  await logout(page)
  await loginByForm(page, await newLearner({ hasProfile: false }))
  expect(await userName()).toBeNull()
})

test('a name that could not be read at the login is read by the next page', async ({
  page,
  network,
  newLearner,
}) => {
  const learner = await newLearner()
  const lost = await network.lose('/api/profile')
  await loginByForm(page, learner)
  await expect(page.getByText(learner.name)).toHaveCount(0)
  await lost.restore()

  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBe(learner.name)
})

test('a visitor who was sent to the login lands where they were going (S2.13)', async ({
  page,
  newLearner,
}) => {
  await page.goto('/module/3')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, await newLearner())
  await loginButton(page).click()
  await expect(page).toHaveURL('/module/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module 3')
  await page.goBack()
  expect(page.url()).not.toContain('/login')
})

test('the password can be shown and hidden on either form (S2.2)', async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path)
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  }
})

for (const [path, raw] of [
  ['/', 'Firebase: Error (auth/invalid-credential).'],
  ['/login', 'FirebaseError: Firebase: Error (auth/invalid-credential).'],
] as const)
  test(`a refused login at ${path} says below the password what is wrong, and where a new one is had`, async ({
    page,
    problems,
  }) => {
    problems.allow(refusedLogin)
    await page.goto(path)
    await fillLogin(page, unknown)
    await loginButton(page).click()
    await expectToast(page, raw, 'alert-error')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(
      'The email or the password is not right. Forgot password?',
    )
    // It stays when the toast has gone.
    await closeToast(page)
    const help = page.locator('.field-error').getByRole('link', { name: 'Forgot password?' })
    await expect(help).toBeVisible()
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(1)
    await help.click()
    await expect(page.getByLabel('Email')).toHaveValue(unknown.email)
  })

test('a learner who is logged in is never shown a form to log in, but the way on', async ({
  page,
  network,
  newLearner,
}) => {
  const learner = await newLearner()
  await loginByForm(page, learner)
  const held = await network.hold(/\/assets\/index-.*\.js$/)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-known', '')
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  held.release()
  await expect(page.getByText(`You are logged in as ${learner.email}.`)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a login form stays until the login has led on', async ({ page, network, newLearner }) => {
  await page.goto('/login')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent === 'You are on board') document.title = 'seen'
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await fillLogin(page, await newLearner())
  const held = await network.hold(/dashboard-page|learner-pages/)
  await loginButton(page).click()
  await page.waitForFunction(() => localStorage.getItem('authenticated') === 'true')
  held.release()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Login')
  expect(await page.title()).not.toBe('seen')
})

test('a session that has ended meanwhile gives the form back', async ({ page, newLearner }) => {
  await loginByForm(page, await newLearner())
  await page.goto('/reward')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  await page.goto('/login')
  await expect(loginButton(page)).toBeVisible()
})

test('what stands below a form is seen above the landscape', async ({ page }) => {
  await page.goto('/login')
  const note = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await note.scrollIntoViewIfNeeded()
  const seen = await note.screenshot()
  await note.evaluate((link) => Object.assign(link.style, { color: 'transparent', textDecoration: 'none' }))
  expect(await note.screenshot()).not.toEqual(seen)
})
