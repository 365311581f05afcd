import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { ageSignIns } from '#workshop/e2e/support/database.ts'
import { createLearner } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { logout } from '#workshop/e2e/support/page-parts.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { test as base, expect } from '#workshop/e2e/support/test.ts'
import {
  type OpenIdProvider,
  type Person,
  startOpenIdProvider,
} from '#workshop/testing/providers/openid-provider.ts'

interface School {
  readonly server: OwnServer
  readonly provider: OpenIdProvider
}

// A server and a real OpenID provider of this file's own.
const test = base.extend<object, { school: School }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
    async ({}, use) => {
      const provider = await startOpenIdProvider()
      const server = await startOwnServer((url) => {
        provider.admit(url)
        const site = { PUBLIC_URL: url, OIDC_LABEL: 'School ID' }
        const limits = { IDENTITY_SIGN_UP_LIMIT: '100000', IDENTITY_SIGN_IN_LIMIT: '100000' }
        return { ...provider.env, ...site, ...limits }
      })
      await use({ server, provider })
      await server.stop()
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ school }, use) => use(school.server.url),
})

// One visitor at a time is at the provider's login page.
test.describe.configure({ mode: 'serial' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name })

const newLearner = async (request: APIRequestContext) => createLearner(request)

function personOf(email: string, verified: boolean) {
  return {
    sub: `person of ${email}`,
    email,
    email_verified: verified,
    name: 'Ada at School',
  } satisfies Person
}

async function loginByProvider(page: Page, path: '/login' | '/register' = '/login') {
  await page.goto(path)
  await button(page, 'Continue with School ID').click()
}

test('a newcomer logs in by the provider, and nothing of the proof stays in the address (S7.7, SX.8)', async ({
  page,
  school,
}) => {
  school.provider.visitor = personOf('new.ada@school.example', true)
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await loginByProvider(page, '/register')
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe('new.ada@school.example')
  expect(addresses.at(-1)).not.toContain('idToken')
  await page.goBack()
  expect(page.url()).not.toContain('idToken')
})

test('the visitor lands where they were going', async ({ page, school }) => {
  school.provider.visitor = personOf('new.ada@school.example', true)
  await page.goto('/module/4')
  await page.waitForURL('**/login')
  await button(page, 'Continue with School ID').click()
  await page.waitForURL('**/module/4')
})

test('the buttons come without moving what is on screen', async ({ page }) => {
  await page.goto('/login')
  await expect(button(page, 'Continue with School ID')).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100))
      }),
  )
  expect(shift).toBeLessThan(0.01)
  await expectAccessible(page)
})

test('a visitor who cancels at the provider is told that nothing has changed', async ({ page, school }) => {
  school.provider.visitor = null
  await loginByProvider(page)
  await expect(heading(page, 'Login cancelled')).toBeVisible()
  expect(page.url()).toBe(`${school.server.url}/auth/provider`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to login' }).click()
  await page.waitForURL('**/login')
})

for (const [error, title] of [
  ['expired', 'That took too long'],
  ['failed', 'Something went wrong'],
] as const)
  test(`an answer "${error}" is said in words`, async ({ page }) => {
    await page.goto(`/auth/provider#error=${error}`)
    await expect(heading(page, title)).toBeVisible()
    expect(page.url()).not.toContain('#')
  })

test('an answer of the provider that was not asked for signs no one in', async ({ page, school }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/auth/provider#providerId=oidc.provider&idToken=a.b.c&nonce=n&visit=1&returnTo=/dashboard')
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  expect(calls.filter((url) => url.includes('signInWithIdp'))).toEqual([])
  expect(page.url()).toBe(`${school.server.url}/auth/provider`)
})

test('an e-mail that has an account already is linked to it after its password (S8.34)', async ({
  page,
  school,
  request,
  problems,
}) => {
  problems.allow(/400/)
  const learner = await newLearner(request)
  school.provider.visitor = personOf(learner.email, false)
  await loginByProvider(page)
  await expect(heading(page, 'You already have an account')).toBeVisible()
  await expect(page.getByText(learner.email)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await button(page, 'Log in and link').click()
  await expect(page.locator('.toaster').getByText('The email or the password is not right.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  await button(page, 'Log in and link').click()
  await page.waitForURL('**/dashboard')

  await page.goto('/account')
  await expect(page.getByText(`Linked to ${learner.email}`)).toBeVisible()
  await button(page, 'Unlink School ID').click()
  await expect(page.getByText('Not linked')).toBeVisible()
  await expect(button(page, 'Link School ID')).toBeVisible()
})

test('a login is linked from the account page, and then leads to the same account', async ({
  page,
  school,
  request,
}) => {
  const learner = await newLearner(request)
  school.provider.visitor = personOf(`school.${learner.email}`, true)
  await signIn(page, learner)
  await page.goto('/account')
  await button(page, 'Link School ID').click()
  await page.waitForURL('**/account')
  await expect(page.getByText(`Linked to school.${learner.email}`)).toBeVisible()
  await expectAccessible(page)

  await logout(page)
  await page.context().clearCookies()
  await loginByProvider(page)
  await page.waitForURL('**/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(learner.email)
})

test('a fresh login can be had by the provider', async ({ page, school, problems }) => {
  problems.allow(/400/)
  const person = personOf('fresh.ada@school.example', true)
  school.provider.visitor = person
  await loginByProvider(page)
  await page.waitForURL('**/dashboard')
  ageSignIns(person.email, school.server.dataDir)
  await page.clock.install({ time: Date.now() + 59 * 60_000 })
  const refreshed = page.waitForResponse('**/v1/token?*')
  await page.goto('/account')
  await refreshed
  await page.getByLabel('New password').fill('a new password')
  await button(page, 'Change password').click()
  const dialog = page.getByRole('dialog', { name: 'Is this you?' })
  await dialog.getByRole('button', { name: 'Continue with School ID' }).click()
  await expect(page.locator('.toaster').getByText('Thank you. You can make your change now.')).toBeVisible()
  await page.getByLabel('New password').fill('a new password')
  await button(page, 'Change password').click()
  await expect(page.locator('.toaster').getByText('Your new password has been saved.')).toBeVisible()
})

test('a login that belongs to another account cannot be linked (S8.33)', async ({
  page,
  school,
  request,
  problems,
}) => {
  problems.allow(/400/)
  school.provider.visitor = personOf('new.ada@school.example', true)
  await signIn(page, await newLearner(request))
  await page.goto('/account')
  await button(page, 'Link School ID').click()
  await expect(
    page.getByText('That login already belongs to another account. Please use a different one.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to your account' }).click()
  await expect(heading(page, 'Your account')).toBeVisible()
})

test('without a configured provider there is no button (SX.8)', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { identity: { ...answer.identity, providers: [] } } })
  })
  const configured = page.waitForResponse('**/config.json')
  await page.goto('/login')
  await configured
  await expect(button(page, 'LOGIN')).toBeVisible()
  await expect(page.getByText('Continue with')).toHaveCount(0)
})
