import type { Page } from '@playwright/test'
import { expireCodes } from '#workshop/e2e/support/database.ts'
import { linkFor, linksTo } from '#workshop/e2e/support/emails.ts'
import type { TestLearner } from '#workshop/e2e/support/learner.ts'
import { loginByForm } from '#workshop/e2e/support/login.ts'
import { untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const toast = (page: Page, text: string) => page.locator('.toaster').getByText(text)

async function askForResetMail(page: Page, email: string) {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send me a link').click()
  await expect(page.getByText('we have sent a link to choose a new password')).toBeVisible()
}

async function askForLoginMail(page: Page, email: string) {
  await page.goto('/sign-in-link')
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send me a link').click()
  await expect(page.getByText('We have sent a login link')).toBeVisible()
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password)
  await button(page, 'Save new password').click()
}

async function expectLogin(page: Page, learner: Pick<TestLearner, 'email' | 'password'>) {
  await loginByForm(page, learner)
  await expect(heading(page, 'Next module')).toBeVisible()
}

test.describe('a forgotten password', () => {
  for (const start of ['/', '/login'])
    test(`is asked for on ${start}, with the e-mail that was typed there`, async ({ page, newLearner }) => {
      const { email } = await newLearner()
      await page.goto(start)
      await page.getByLabel('Email').fill(email)
      // Pressed before, the link is one without the app, which alone could take the e-mail along.
      await untilAlive(page)
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await expect(heading(page, 'Forgot your password?')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await page.getByRole('link', { name: 'Back to login' }).click()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByText('Your account is ready')).toHaveCount(0)
    })

  test('is replaced by a new one of at least six characters, with which one logs in (SX.1)', async ({
    page,
    newLearner,
  }) => {
    const { email } = await newLearner()
    await askForResetMail(page, email)
    await page.goto(await linkFor(email, 'resetPassword'))
    await expect(page.getByText(email)).toBeVisible()
    await setPassword(page, 'short')
    await expect(toast(page, 'Please enter a password with at least six characters.')).toBeVisible()
    await page.getByLabel('New password').fill('a new password')
    await button(page, 'Show password').click()
    await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text')
    await button(page, 'Save new password').click()
    await expect(page.getByText('Your new password has been saved.')).toBeVisible()
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expectLogin(page, { email, password: 'a new password' })
  })

  test('is changed once by each link, and looking at a link does not use it up (S8.28)', async ({
    page,
    newLearner,
    problems,
  }) => {
    problems.allow(/400/)
    const { email } = await newLearner()
    await askForResetMail(page, email)
    const link = await linkFor(email, 'resetPassword')
    await page.goto(link)
    await expect(page.getByLabel('New password')).toBeVisible()
    await page.goto(link)
    await setPassword(page, 'a new password')
    await expect(page.getByText('Your new password has been saved.')).toBeVisible()
    await page.goto(link)
    await expect(heading(page, 'This link no longer works')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(heading(page, 'Forgot your password?')).toBeVisible()
  })

  test('is not changed by a link that has expired, before or after the page was opened (S8.27)', async ({
    page,
    newLearner,
    problems,
  }) => {
    problems.allow(/400/)
    const { email } = await newLearner()
    await askForResetMail(page, email)
    const link = await linkFor(email, 'resetPassword')
    await page.goto(link)
    await expect(page.getByLabel('New password')).toBeVisible()
    expireCodes(email)
    await setPassword(page, 'a new password')
    await expect(heading(page, 'This link has expired')).toBeVisible()
    await page.goto(link)
    await expect(heading(page, 'This link has expired')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(heading(page, 'Forgot your password?')).toBeVisible()
  })

  test('gives an unknown e-mail the same answer, and sends nothing (SX.1)', async ({ page }) => {
    await askForResetMail(page, 'unknown@example.org')
    expect(await linksTo('unknown@example.org').catch(() => [])).toEqual([])
  })
})

test.describe('a login by link', () => {
  test('takes one click on the device that asked, and goes where the visitor was going (S7.6, SX.2)', async ({
    page,
    newLearner,
  }) => {
    const { email } = await newLearner()
    await page.goto('/module/3')
    await page.waitForURL('**/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('link', { name: 'Log in with a link' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await button(page, 'Send me a link').click()
    await page.goto(await linkFor(email, 'signIn'))
    await expect(page.getByText(email)).toBeVisible()
    await button(page, 'LOGIN').click()
    await page.waitForURL('**/module/3')
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      userEmail: email,
      authenticated: 'true',
    })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBeTruthy()
    expect(await page.evaluate(() => localStorage.getItem('emailForLink'))).toBeNull()
  })

  test('asks another device for the e-mail, and takes no other (SX.2)', async ({
    page,
    newLearner,
    browser,
    problems,
  }) => {
    problems.allow(/400/)
    const { email } = await newLearner()
    await askForLoginMail(page, email)
    const elsewhere = await browser.newPage()
    await elsewhere.goto(await linkFor(email, 'signIn'))
    await elsewhere.getByLabel('Email').fill('else@example.org')
    await button(elsewhere, 'LOGIN').click()
    await expect(toast(elsewhere, 'This link was sent to a different email.')).toBeVisible()
    await elsewhere.getByLabel('Email').fill(email)
    await button(elsewhere, 'LOGIN').click()
    await elsewhere.waitForURL('**/dashboard')
    await elsewhere.close()
  })

  test('works once, and not after its time (SX.3)', async ({ page, newLearner, problems }) => {
    problems.allow(/400/)
    const { email } = await newLearner()
    await askForLoginMail(page, email)
    const link = await linkFor(email, 'signIn')
    await page.goto(link)
    await button(page, 'LOGIN').click()
    await page.waitForURL('**/dashboard')
    await page.goto(link)
    await expect(heading(page, 'This link no longer works')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(heading(page, 'Log in with a link')).toBeVisible()

    await askForLoginMail(page, email)
    const late = await linkFor(email, 'signIn', { known: [link] })
    expireCodes(email)
    await page.goto(late)
    await expect(heading(page, 'This link has expired')).toBeVisible()
  })

  test('never goes on to another site (SX.3)', async ({ page, newLearner }) => {
    const { email } = await newLearner()
    await askForLoginMail(page, email)
    const link = new URL(await linkFor(email, 'signIn'))
    link.searchParams.set('continueUrl', 'https://elsewhere.example/')
    await page.goto(link.href)
    await button(page, 'LOGIN').click()
    await page.waitForURL('**/dashboard')
  })
})

test('a form sent before its page is alive is sent once it is', async ({ page, network, newLearner }) => {
  const { email } = await newLearner()
  const held = await network.hold(/\/assets\/mail-form-.*\.js$/)
  await page.goto('/forgot-password', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send me a link').click()
  held.release()
  await expect(page.getByText('we have sent a link to choose a new password')).toBeVisible()
  await linkFor(email, 'resetPassword')
})

test('a link that is not complete says so and leads on', async ({ page }) => {
  await page.goto('/auth/action?mode=resetPassword')
  await expect(heading(page, 'This link is incomplete')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the login page' }).click()
  await page.waitForURL('**/login')
})

test('a lost connection is said in words, and a link can be tried again', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/net::ERR_|ERR_CONNECTION/)
  const { email } = await newLearner()
  await askForResetMail(page, email)
  const link = await linkFor(email, 'resetPassword')
  await page.route('**/accounts:*', (route) => route.abort('connectionrefused'))
  await button(page, 'Send it again').click()
  await expect(toast(page, 'We can’t reach the server.')).toBeVisible()
  await page.goto(link)
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await page.unroute('**/accounts:*')
  await button(page, 'Try again').click()
  await expect(page.getByLabel('New password')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const [path, title] of [
    ['/forgot-password', 'Forgot your password?'],
    ['/sign-in-link', 'Log in with a link'],
    ['/register', 'Register'],
    ['/reward', 'Claim your reward'],
  ] as const)
    test(`${path} shows its form`, async ({ page, problems }) => {
      // How scripts are switched off here.
      problems.allow(/\.js csp$/)
      await page.goto(path)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.locator('form button[type=submit]')).toBeVisible()
      await expect(page.getByText('Loading…')).toHaveCount(0)
    })
})
