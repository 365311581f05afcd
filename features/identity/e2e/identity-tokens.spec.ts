import type { Page } from '@playwright/test'
import { disableAccount } from '#workshop/e2e/support/database.ts'
import { loginByForm } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

// The real client with a clock it is told (S4.4 to S4.9).
const minutes = (count: number) => count * 60_000
const seconds = (count: number) => count * 1000

/**
 * Logs in under a clock of the test's own, waits until the dashboard has all it asked for, and counts what the client
 * asks the token endpoint from then on.
 */
async function loginWithClock(page: Page, learner: Parameters<typeof loginByForm>[1]) {
  await page.clock.install()
  const latest = page.waitForResponse('**/api/review')
  await loginByForm(page, learner)
  await expect(page.getByRole('heading', { level: 1, name: /Next module/ })).toBeVisible()
  await latest
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userName'))).toBeTruthy()
  const asked = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/v1/token?')) asked.count++
  })
  return asked
}

/** Lets time pass, and gives the client time to do what is due. */
async function pass(page: Page, time: number) {
  await page.clock.fastForward(time)
  await page.evaluate(() => new Promise((done) => queueMicrotask(() => done(undefined))))
}

/** When the token expires that the client has stored, in ms. */
const expiryOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAll()
          reading.onsuccess = () => {
            database.close()
            done(reading.result[0]?.value?.stsTokenManager?.expirationTime ?? 0)
          }
        }
      }),
  )

test('the access token is refreshed five minutes before it expires, and again an hour later (S4.4, S9.15)', async ({
  page,
  newLearner,
}) => {
  const asked = await loginWithClock(page, await newLearner())
  const expiry = await expiryOf(page)
  await pass(page, minutes(55) - seconds(30))
  expect(asked.count).toBe(0)
  const refreshed = page.waitForResponse('**/v1/token?*')
  await pass(page, seconds(31))
  expect((await refreshed).status()).toBe(200)
  expect(asked.count).toBe(1)
  await expect.poll(() => expiryOf(page)).toBeGreaterThan(expiry)

  await pass(page, minutes(55) - seconds(30))
  expect(asked.count).toBe(1)
  await pass(page, seconds(31))
  await expect.poll(() => asked.count).toBe(2)
})

test('a token is treated as expired 30 s before it is (S4.5, S9.14)', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/ERR_|failed request/)
  const learner = await newLearner()
  await page.clock.install()
  await loginByForm(page, learner)
  await page.goto('/account')
  await expect(page.getByLabel('Full Name')).toHaveValue(/./)
  await page.route('**/v1/token?*', (route) => route.abort('connectionrefused'))
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/v1/token?')) asked++
  })
  const bearers: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') bearers.push(request.headers().authorization ?? '')
  })
  const save = async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await saved).status()).toBe(200)
  }
  // Proactive refreshes fail at 55:00, 55:30, 56:30 and 58:30; the next would come at 62:30.
  for (const time of [minutes(55) + seconds(1), seconds(31), seconds(61), seconds(121)]) {
    const before = asked
    await pass(page, time)
    await expect.poll(() => asked).toBe(before + 1)
  }
  const proactive = asked
  // Counted from the login, which took some time: 59:15 at the latest here, with more than 30 s to go.
  await pass(page, seconds(20))
  await save()
  expect(asked, 'the token still counts').toBe(proactive)
  await page.unroute('**/v1/token?*')
  await pass(page, seconds(45))
  await save()
  expect(asked, 'the token counts as expired').toBe(proactive + 1)
  expect(new Set(bearers).size).toBe(2)
})

test('after network failures a refresh is tried again after 30 s, doubling up to 16 minutes (S4.7, S9.16, S9.17)', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/ERR_|failed request/)
  const asked = await loginWithClock(page, await newLearner())
  await page.route('**/v1/token?*', (route) => route.abort('connectionrefused'))
  const failed = () => page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/token?'))
  const first = failed()
  await pass(page, minutes(55) + seconds(1))
  await first
  for (const interval of [30, 60, 120, 240, 480, 960, 960].map(seconds)) {
    const before = asked.count
    await pass(page, interval - seconds(8))
    expect(asked.count, `${interval / 1000} s have not passed`).toBe(before)
    const next = failed()
    await pass(page, seconds(9))
    await next
    expect(asked.count).toBe(before + 1)
  }

  await page.unroute('**/v1/token?*')
  const refreshed = page.waitForResponse('**/v1/token?*')
  await pass(page, minutes(16) + seconds(1))
  expect((await refreshed).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an account that was switched off is signed out at the next refresh (S4.8)', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/40[01]/)
  const learner = await newLearner()
  await loginWithClock(page, learner)
  disableAccount(learner.email)
  const refused = page.waitForResponse('**/v1/token?*')
  await pass(page, minutes(55) + seconds(1))
  expect(await (await refused).json()).toMatchObject({ error: { message: 'USER_DISABLED' } })
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('false')
})

test('a session that was ended elsewhere is signed out at the next refresh (S4.9)', async ({
  page,
  newLearner,
  request,
  problems,
}) => {
  problems.allow(/40[01]/)
  const learner = await newLearner()
  await loginWithClock(page, learner)
  const everywhere = await request.post('/api/sessions/revoke-all', {
    headers: { authorization: `Bearer ${learner.idToken}` },
  })
  expect(everywhere.status()).toBe(200)
  const refused = page.waitForResponse('**/v1/token?*')
  await pass(page, minutes(55) + seconds(1))
  expect(await (await refused).json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } })
  await page.waitForURL('**/login')
})

test('every call of the client goes to our own service, under the addresses of the genuine one (S7.12)', async ({
  page,
  newLearner,
  baseURL,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.clock.install()
  await loginByForm(page, await newLearner())
  const refreshed = page.waitForResponse('**/v1/token?*')
  await pass(page, minutes(55) + seconds(1))
  await refreshed
  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  const calls = urls.filter((url) => url.includes('googleapis')).map((url) => url.replace(baseURL ?? '', ''))
  expect([...new Set(calls)]).toEqual([
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=edutrain',
    '/securetoken.googleapis.com/v1/token?key=edutrain',
  ])
})
