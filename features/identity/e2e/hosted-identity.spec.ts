import type { Page } from '@playwright/test'
import { fillLogin } from '#workshop/e2e/support/login.ts'
import { answerWell, goOnButton } from '#workshop/e2e/support/quiz.ts'
import { type HostedService, startHostedService } from '#workshop/e2e/support/services/hosted-service.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

// The same pages on hosted Firebase Authentication: only the configuration is another.
const emulator = 'http://localhost:9099'
let hosted: HostedService
let server: OwnServer
let serverWithEmulator: OwnServer

test.beforeAll(async () => {
  hosted = await startHostedService()
  server = await startOwnServer(() => hosted.env)
  serverWithEmulator = await startOwnServer(() => ({ ...hosted.env, IDENTITY_EMULATOR_URL: `${emulator}/` }))
})
test.afterAll(async () => {
  await server?.stop()
  await serverWithEmulator?.stop()
  await hosted?.stop()
})

async function login(page: Page, email: string) {
  await fillLogin(page, { email, password: 'six or more' })
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Next module' })).toBeVisible()
}

test('a newcomer registers, logs in, learns and logs out, and the client talks to Google alone (S1.7, SX.20)', async ({
  page,
}) => {
  const { calls } = await hosted.attach(page)
  const ours: string[] = []
  page.on('request', (request) => ours.push(request.url()))
  await page.goto(`${server.url}/register`)
  await page.getByLabel('Full Name').fill('Ada Hosted')
  await page.getByLabel('Email').fill('ada@hosted.example')
  await page.getByLabel('Password', { exact: true }).fill('six or more')
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await page.waitForURL('**/login')
  await login(page, 'ada@hosted.example')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBe('Ada Hosted')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Next module' })).toBeVisible()
  await page.goto(`${server.url}/module/1`)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.goto(`${server.url}/account`)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await page.goto(`${server.url}/`)
  if (await page.getByRole('button', { name: 'Menu' }).isVisible())
    await page.getByRole('button', { name: 'Menu' }).click()
  const left = page.waitForEvent('load')
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await left
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('false')
  await page.goto(`${server.url}/dashboard`)
  await page.waitForURL('**/login')

  expect(new Set(calls.map((call) => call.replace(/\?.*/, '')))).toEqual(
    new Set(
      ['signUp', 'signInWithPassword', 'lookup'].map(
        (call) => `https://identitytoolkit.googleapis.com/v1/accounts:${call}`,
      ),
    ),
  )
  expect(calls.filter((call) => !call.includes('key=hosted-key'))).toEqual([])
  expect(ours.filter((url) => url.startsWith(server.url) && url.includes('googleapis.com'))).toEqual([])
})

test('a deleted account takes what our server keeps along, also when the hosted service is away at first', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/401|ERR_FAILED/)
  const { calls } = await hosted.attach(page)
  await page.route('**/v1/accounts:delete?*', (route) => route.abort(), { times: 1 })
  const told = page.waitForRequest(
    (asked) => asked.method() === 'DELETE' && asked.url().endsWith('/api/account'),
  )
  await page.goto(`${server.url}/login`)
  await login(page, `gone-${Date.now()}@hosted.example`)
  await page.goto(`${server.url}/account`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' })
  await goOn.click()
  const headers = { authorization: (await (await told).headerValue('authorization')) ?? '' }
  await expect(page.getByRole('alert').getByText('We can’t reach the server')).toBeVisible()
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible()

  expect(calls.some((call) => call.includes('accounts:delete'))).toBe(true)
  const asked = await request.get(`${server.url}/api/profile`, { headers })
  expect(asked.status()).toBe(401)
})

test('an emulator that is configured is used in its place (S5.14)', async ({ page }) => {
  const { calls } = await hosted.attach(page, emulator)
  await page.goto(`${serverWithEmulator.url}/login`)
  await page.getByLabel('Email').fill('ada@hosted.example')
  await page.getByLabel('Password', { exact: true }).fill('six or more')
  const asked = page.waitForResponse(`${emulator}/**`)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await asked
  expect(calls[0]).toBe(
    `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=hosted-key`,
  )
})

test('the built-in service is not there beside a hosted one (SX.20)', async ({ request }) => {
  const response = await request.post(
    `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=hosted-key`,
    { data: { email: 'ada@hosted.example', password: 'six or more', returnSecureToken: true } },
  )
  expect(response.status()).toBe(404)
})

test('a guest of a hosted project comes by the way to the quiz, and is told no time of removal', async ({
  page,
}) => {
  await hosted.attach(page)
  await page.goto(`${server.url}/lesson/1`)
  const asked = page.waitForResponse(/\/first-question$/)
  await page.locator('.lesson-end').scrollIntoViewIfNeeded()
  expect(await (await asked).json()).toEqual({ question: null })
  await page.getByRole('link', { name: 'Take Module Quiz' }).click()
  await answerWell(page)
  await goOnButton(page).click()
  const card = page.getByRole('region', { name: 'Keep what you have done' })
  await expect(card).toContainText('on this device alone, and can get lost')
  await expect(card).not.toContainText('60 days')
})
