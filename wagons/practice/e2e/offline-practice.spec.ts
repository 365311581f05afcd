import type { Page } from '@playwright/test'
import { finishBlocks } from '#wagons/practice/e2e/support/practice.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { expectNoConnection, keptAnswers, waitUntilKept } from '#workshop/e2e/support/kept-app.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { logout, openMenu, openStation } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ problems }) => {
  // A connection that is gone; each test takes it away.
  problems.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|preload CSS|fetching the script/,
  )
})

const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('practiceToSend'))
const firstStep = (page: Page) => page.getByText(/^Step 1 of /)

/** The exercises that the browser has kept. */
const keptExercises = async (page: Page) =>
  (await keptAnswers(page)).flatMap(({ url }) => /\/exercise-([a-z-]+)-.{8}\.js$/.exec(url)?.[1] ?? [])

test('the exercise of the next stop is kept ahead, is done without a connection, and is sent once that is back (SX.44)', async ({
  page,
  context,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await login(page, learner)
  await waitUntilKept(page)
  await expect.poll(() => keptExercises(page)).toContain('chain-of-blocks')
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/practice/2')
  await expectNoConnection(later)
  await finishBlocks(later)
  expect(await waiting(later)).toContain('[2]')
  await later.goto('/dashboard')
  await expect(later.locator('#module-2 > summary .task-sign')).toBeVisible()

  const sent = later.waitForResponse((response) => response.url().endsWith('/api/practice/2'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect.poll(() => waiting(later)).toBeNull()
  expect(await callAs(request, learner, 'GET', '/api/progress')).toMatchObject({
    progress: { practisedModules: [2] },
  })
})

test('a lesson keeps its exercise, and one that was opened stays; another says that it is missing until the connection is back', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner())
  await waitUntilKept(page)
  await page.goto('/practice/7')
  await expect(firstStep(page)).toBeVisible()
  await page.goto('/lesson/4')
  await expect
    .poll(() => keptExercises(page))
    .toEqual(expect.arrayContaining(['send-coins', 'signing-window']))

  await context.setOffline(true)
  for (const moduleNumber of [4, 7]) {
    await page.goto(`/practice/${moduleNumber}`)
    await expect(firstStep(page)).toBeVisible()
  }
  await page.goto('/practice/5')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection at this station')
  await expectInView(page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }))
  await expect(await openMenu(page)).toContainText('LOGOUT')
  await context.setOffline(false)
  await expect(firstStep(page)).toBeVisible()
})

test('practice that was sent is at its station when the connection is gone afterwards (SX.44)', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner())
  await waitUntilKept(page)
  await page.goto('/practice/2')
  await expect(firstStep(page)).toBeVisible()
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/practice/2'))
  await finishBlocks(page)
  expect((await sent).status()).toBe(200)
  await expect.poll(() => waiting(page)).toBeNull()
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.locator('#module-2 > summary .task-sign')).toBeVisible()
})

test('practice that could not be sent is sent from its page as soon as the connection is back', async ({
  page,
  context,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/2')
  await expect(firstStep(page)).toBeVisible()
  await context.setOffline(true)
  await finishBlocks(page)
  expect(await waiting(page)).toContain('[2]')
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/practice/2'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect.poll(() => waiting(page)).toBeNull()
})

test('practice that waits is never sent as another learner’s, and goes when its learner logs out (SX.44)', async ({
  page,
  context,
  newLearner,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await login(page, await newLearner())
  await waitUntilKept(page)
  await page.evaluate(() =>
    localStorage.setItem('practiceToSend', JSON.stringify({ of: 'other@example.org', numbers: [5] })),
  )
  await page.goto('/practice/2')
  await expect(firstStep(page)).toBeVisible()
  await page.goto('/dashboard')
  await openStation(page, 2)
  await expect(page.locator('#module-2 .practice-row')).toBeVisible()
  await expect(page.locator('summary .task-sign')).toHaveCount(0)
  expect(sent.filter((url) => url.includes('/practice/'))).toEqual([])

  await page.goto('/practice/2')
  await expect(firstStep(page)).toBeVisible()
  await context.setOffline(true)
  await finishBlocks(page)
  expect(await waiting(page)).toContain('[2]')
  await page.goto('/dashboard')
  await logout(page)
  expect(await waiting(page)).toBeNull()
  expect((await keptAnswers(page)).filter(({ url }) => url.includes('/kept/'))).toEqual([])
})
