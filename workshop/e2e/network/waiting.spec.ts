import type { Page } from '@playwright/test'
import type { TestLearner } from '../support/learner.ts'
import { fillLogin, login, signIn } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

// What most learners have: a small phone, each answer 400 ms away.
test.use({ viewport: { width: 360, height: 640 } })
test.beforeEach(({ network }) => network.delay(400))

const script = /\/assets\/index-.*\.js$/
const header = (page: Page) => page.getByText('EduTrain', { exact: true }).first()

for (const path of ['/dashboard', '/module/1', '/account'])
  test(`${path} has its header and its shape before any script is there`, async ({
    page,
    network,
    newLearner,
  }) => {
    await login(page, await newLearner())
    const held = await network.hold(script)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(header(page)).toBeVisible()
    // The first words change the shape.
    if (path !== '/account') await expect(page.locator('.opening')).toBeVisible()
    const loading = page.locator('.loading-page:visible')
    await expect(loading).toContainText('Loading…')
    // The sheet, without which nothing is painted.
    await expect(loading).toHaveCSS('display', 'grid')
    const before = await header(page).boundingBox()
    expect(before?.y).toBeLessThan(60)
    expect(await page.locator('.bone:visible').count()).toBeGreaterThan(3)
    const train = await loading.locator('.loading-train').boundingBox()
    // Below the words that the page has already.
    expect(train?.y).toBeLessThan(400)
    expect(train?.height).toBeGreaterThan(20)
    held.release()
    await expect(loading).toHaveCount(0)
    const after = await header(page).boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'px that the header moves').toBeLessThanOrEqual(2)
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(2)
  })

for (const path of ['/dashboard', '/operator'])
  test(`a visitor of ${path} who is not signed in gets the login form without waiting for the session`, async ({
    page,
    network,
    newLearner,
  }) => {
    const learner = await newLearner()
    const held = await network.hold(/identity-client|config\.json/)
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    held.release()
    if (path !== '/dashboard') return
    await fillLogin(page, learner)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page).toHaveURL(path)
  })

test('a session that this device had forgotten leads back to the page that was asked for (S6.4)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await page.evaluate(() => localStorage.removeItem('authenticated'))
  await page.goto('/success')
  await expect(page).toHaveURL('/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Congratulations on finishing module 1')
})

test('the login button keeps its colour while it waits, and says so', async ({
  page,
  network,
  newLearner,
}) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'LOGIN' })
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await fillLogin(page, await newLearner())
  const before = await colour()
  const held = await network.hold('accounts:signInWithPassword')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect.poll(colour).toBe(before)
  held.release()
  await expect(page).toHaveURL('/dashboard')
})

const drawing = (page: Page) => page.waitForRequest(/\/scene-[\w-]+\.svg$/, { timeout: 30_000 })

/** On a device that knows the learner's progress; the page is left, whose late requests would count as those of the next. */
async function loginAndLeave(page: Page, learner: TestLearner) {
  await signIn(page, learner)
  await page.goto('/dashboard')
  await expect(page.locator('.boarding')).toBeVisible()
  await page.goto('about:blank')
}

test('the land is drawn after the data of its page', async ({ page, newLearner }) => {
  await loginAndLeave(page, await newLearner({ completed: [1] }))
  const answered: string[] = []
  page.on('response', (response) => answered.push(new URL(response.url()).pathname))
  const [drawn] = await Promise.all([
    drawing(page).then(() => [...answered]),
    page.goto('/dashboard', { waitUntil: 'commit' }),
  ])
  expect(drawn).toContain('/api/progress')
})

test('the land does not wait for data that never come', async ({ page, network, newLearner }) => {
  await loginAndLeave(page, await newLearner({ completed: [1] }))
  const held = await network.hold(/\/api\/progress$/)
  await Promise.all([drawing(page), page.goto('/dashboard', { waitUntil: 'commit' })])
  held.release()
})
