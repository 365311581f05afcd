import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { keptAnswers, waitUntilKept } from '../support/kept-app.ts'
import { createLearner } from '../support/learner.ts'
import { fillLogin, login } from '../support/login.ts'
import { openStation, openTopMenu, untilAlive } from '../support/page-parts.ts'
import { makeNextVersion, nextMark } from '../support/services/next-version.ts'
import { type OwnServer, startOwnServer } from '../support/services/own-server.ts'
import { expect, test } from '../support/test.ts'

// One after the other: each begins with the version of now, at one address.
test.describe.configure({ mode: 'serial' })

const port = await freePort()
const next = { dir: '', remove: () => {} }
let dataDir: string
let server: OwnServer

test.use({ baseURL: `http://localhost:${port}` })

/** Stops the server that runs, if any, and starts a version on the same address and data. */
async function deploy(app?: string): Promise<void> {
  await server?.stop()
  server = await startOwnServer(() => ({ PORT: String(port), DATA_DIR: dataDir }), app)
}

test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'edutrain-e2e-update-'))
  Object.assign(next, makeNextVersion())
})
test.beforeEach(async ({ problems }) => {
  await deploy()
  // No server answers between the versions.
  problems.allow(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/)
})
test.afterAll(async () => {
  await server.stop()
  next.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Waits until the page on screen is of the version of now (0) or the next one (1). */
const expectVersion = (page: Page, version: 0 | 1) =>
  expect(page.locator(`script:is([src*="${nextMark}."], [data-app*="${nextMark}."])`)).toHaveCount(version)
const remember = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window)

/** Exercises that the browser has kept, and what plays films, without the hashes of their names. The page fetches one after the other. */
const partsOf = async (page: Page, mark = '') =>
  (await keptAnswers(page)).flatMap(
    ({ url }) => new RegExp(`/(exercise-[a-z-]+|film-player)-.{8}${mark}\\.js$`).exec(url)?.[1] ?? [],
  )
const atFirst = ['exercise-who-holds-it', 'film-player']

/** Has the browser look for a new version, as it does now and then by itself, and waits until it has fetched it all. */
function fetchNextWorker(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    while (worker?.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
    // One that would not wait for its turn has taken over by now.
    while (worker?.state === 'activating')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
  })
}

test.describe('where the app is kept', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a tab from before an update goes on, the next start is of the new version, offline too', async ({
    page,
    context,
    request,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await login(page, await createLearner(request))
    await waitUntilKept(page)
    await expect.poll(() => partsOf(page)).toEqual(expect.arrayContaining(atFirst))
    await remember(page)
    await deploy(next.dir)
    await fetchNextWorker(page)
    // Phones throw away what their browsers have cached; what the worker keeps is another thing.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')

    await (await openStation(page, 1)).getByRole('link', { name: 'Read the lesson' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Web2 and Web3' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(page.getByText('0 of 9 modules done')).toBeVisible()
    expect(await hasStayed(page)).toBe(true)
    await expectVersion(page, 0)

    await page.reload()
    await expect(page.getByText('0 of 9 modules done')).toBeVisible()
    await expectVersion(page, 1)
    await page.close()

    const later = await context.newPage()
    await later.goto('/dashboard')
    await expect(later.getByText('0 of 9 modules done')).toBeVisible()
    // The worker of before threw away what it had kept when its last tab was closed.
    const oldScripts = async () =>
      (await keptAnswers(later)).filter(({ url }) => url.endsWith('.js') && !url.includes(nextMark))
    await expect.poll(oldScripts).toEqual([])
    await context.setOffline(true)
    await later.reload()
    await expect(later.getByText('0 of 9 modules done')).toBeVisible()
    await expectVersion(later, 1)
    // What the worker of before kept is there as the new version has it.
    expect(await partsOf(later, nextMark)).toEqual(expect.arrayContaining(atFirst))
    await later.goto('/practice/1')
    await expect(later.getByText('Step 1 of')).toBeVisible()
  })
})

test.describe('where it is not kept', () => {
  test('a tab whose code is gone loads itself anew, once', async ({ page, problems }) => {
    problems.allow(/answer 404: .*\/assets\/|404 \(Not Found\)|dynamically imported module/)
    await page.goto('/')
    await untilAlive(page)
    await remember(page)
    await deploy(next.dir)
    await (await openTopMenu(page)).getByRole('link', { name: 'Register' }).click()
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
    expect(await hasStayed(page)).toBe(false)
    await expectVersion(page, 1)
  })

  test('a tab whose code stays away says so, instead of loading itself anew for ever', async ({
    page,
    network,
    problems,
  }) => {
    problems.allow(/dynamically imported module/)
    let loads = 0
    page.on('load', () => loads++)
    await page.goto('/')
    await untilAlive(page)
    await network.lose('/assets/register-')
    await (await openTopMenu(page)).getByRole('link', { name: 'Register' }).click()
    await expect.poll(() => loads).toBe(2)
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    expect(loads).toBe(2)
  })

  test('a login that needs code that is gone keeps the e-mail that was typed', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/answer 404: .*\/assets\/|404 \(Not Found\)|dynamically imported module/)
    const learner = await createLearner(request)
    await page.goto('/login')
    await untilAlive(page)
    await deploy(next.dir)
    await fillLogin(page, learner)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expectVersion(page, 1)
    await expect(page.getByLabel('Email')).toHaveValue(learner.email)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByText('0 of 9 modules done')).toBeVisible()
  })
})
