import type { Page } from '@playwright/test'
import { loginByForm, signIn } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

/** What the next page asks the server for, in order: the one before may still be asking. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.once('framenavigated', () => calls.splice(0))
  page.on('request', (request) => {
    const call = /accounts:lookup|\/v1\/token|\/api\/progress/.exec(request.url())?.[0]
    if (call) calls.push(call)
  })
  return calls
}

const changeSession = (page: Page, change: { token?: string; until?: number }) =>
  page.evaluate((changed) => {
    const session = JSON.parse(localStorage.getItem('session') ?? '')
    localStorage.setItem('session', JSON.stringify({ ...session, ...changed }))
  }, change)

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /Next module/ })

test('a page asks for what it shows before it makes sure of the session', async ({ page, newLearner }) => {
  await loginByForm(page, await newLearner())
  const calls = watchCalls(page)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => calls).toEqual(['/api/progress', 'accounts:lookup'])
})

test('a token that is about to expire is not begun with', async ({ page, newLearner }) => {
  await loginByForm(page, await newLearner())
  await changeSession(page, { until: Date.now() + 30_000 })
  const calls = watchCalls(page)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect(calls).toEqual(['accounts:lookup', '/api/progress'])
})

test('a kept token that the server refuses is renewed, and the page shows what it has', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/401.*\/api\//)
  await loginByForm(page, await newLearner({ completed: [1] }))
  await changeSession(page, { token: 'no.such.token' })
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
})

test('what is kept of a session goes with it', async ({ page, newLearner }) => {
  await loginByForm(page, await newLearner())
  expect(await page.evaluate(() => localStorage.getItem('session'))).toContain('"token"')
  await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'))
  await page.reload()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
})

test('a form keeps what was typed where the session cannot be looked for', async ({
  page,
  network,
  newLearner,
  problems,
}) => {
  problems.allow(/dynamically imported module|ERR_FAILED/)
  await loginByForm(page, await newLearner())
  await network.lose('/assets/identity-client-')
  const lookedFor = page.waitForEvent('requestfailed', (request) => request.url().includes('identity-client'))
  // As a page does that is about to load itself anew.
  const asked: string[] = []
  page.on('request', (request) => /\/healthz$/.test(request.url()) && asked.push(request.url()))
  await page.goto('/reward')
  await page.getByLabel('Email Address').fill('amina@example.org')
  await lookedFor
  await page.getByLabel('Evm Wallet Address (Optional)').fill('0x123')
  await page.getByLabel('Email Address').focus()
  await expect(page.getByLabel('Evm Wallet Address (Optional)')).toHaveAccessibleDescription(/0x followed/)
  await expect(page.getByLabel('Email Address')).toHaveValue('amina@example.org')
  expect(asked).toEqual([])
})

for (const [path, read] of [
  ['/dashboard', '/api/progress'],
  ['/review', '/api/review'],
  ['/account', '/api/profile'],
  ['/certificate', '/api/certificate'],
] as const)
  test(`${path} asks for what it shows before its code is there, once`, async ({
    page,
    newLearner,
    network,
  }) => {
    await signIn(page, await newLearner({ completed: [1] }))
    // Else the profile is read to greet by it, too.
    await page.evaluate(() => localStorage.setItem('userName', 'Amina'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const app = await network.hold(/\/assets\/index-.*\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => asked).toContain(read)
    app.release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((each) => each === read)).toHaveLength(1)
  })
