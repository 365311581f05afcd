import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { watchFilm } from '../support/film.ts'
import { expectInView } from '../support/in-view.ts'
import { expectNoConnection, keptAnswers } from '../support/kept-app.ts'
import { login, loginByForm } from '../support/login.ts'
import { answerButton, chooseRight, expectQuestion } from '../support/quiz.ts'
import { expect, onSmallPhone, test } from '../support/test.ts'

test.use({ ...onSmallPhone, serviceWorkers: 'allow' })

test.beforeEach(({ problems }) => {
  // A connection that is gone; each test takes it away.
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

const sign = (page: Page) => page.getByRole('region', { name: 'Without a connection' })
const whole =
  'All 9 modules are kept on this device: films, lessons, exercises and quizzes work without a connection.'
const takeAlong = (page: Page) =>
  sign(page).getByRole('button', { name: 'Download the whole journey (0.2 MB)' })
const keptPaths = async (page: Page) =>
  (await keptAnswers(page)).flatMap(({ url }) => /\/kept\/((?:lesson|film|paper)\/\d)/.exec(url)?.[1] ?? [])

/** As on a phone whose user saves data, or whose line costs. */
const onLine = (page: Page, line: object) =>
  page.addInitScript(
    (known) => Object.defineProperty(navigator, 'connection', { configurable: true, value: known }),
    line,
  )

test('after one visit all nine modules work without a connection, and are graded when it is back (SX.51)', async ({
  page,
  context,
  newLearner,
}) => {
  test.slow()
  await login(page, await newLearner())
  await expect(sign(page).getByText(whole)).toBeVisible({ timeout: 60_000 })
  await sign(page).scrollIntoViewIfNeeded()
  await expectInView(sign(page).getByText(whole))
  await expectAccessible(page)
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  for (let number = 1; number <= 9; number++) {
    await later.goto(`/lesson/${number}`)
    await expectNoConnection(later)
    await expect(later.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
    await watchFilm(later)
    await later.goto(`/practice/${number}`)
    await expect(later.getByText(/^Step 1 of /)).toBeVisible()
    await later.goto(`/module/${number}`)
    for (let position = 1; position <= 10; position++) {
      await expectQuestion(later, position)
      await chooseRight(later)
      await answerButton(later).click()
    }
    await expect(later.getByText('10 answers are kept on this device')).toBeVisible()
  }
  await later.goto('/dashboard')
  await expectNoConnection(later)
  await context.setOffline(false)
  await expect(later.getByText('9 of 9 modules done')).toBeVisible()
  expect(await later.evaluate(() => localStorage.getItem('keptAnswers'))).toBeNull()
})

for (const [what, line] of [
  ['that saves data', { saveData: true }],
  ['on the line of a phone', { type: 'cellular' }],
] as const)
  test(`on a device ${what} a button takes the whole journey along, and nothing before it`, async ({
    page,
    newLearner,
  }) => {
    await onLine(page, line)
    await login(page, await newLearner())
    await expect(takeAlong(page)).toBeVisible()
    await takeAlong(page).scrollIntoViewIfNeeded()
    await expectInView(takeAlong(page))
    expect((await keptPaths(page)).filter((path) => path.startsWith('paper'))).toEqual([])
    await takeAlong(page).click()
    await expect(sign(page).getByText(/^Saving on this device: \d of 9 modules\.$/)).toBeVisible()
    await expect(sign(page).getByText(whole)).toBeVisible({ timeout: 60_000 })
    await expect(takeAlong(page)).toHaveCount(0)
  })

test('where there is no room the sign says so and how much is there, and tries again', async ({
  page,
  newLearner,
}) => {
  await page.addInitScript(() => {
    const { put } = Cache.prototype
    Cache.prototype.put = function (request, response) {
      if (!('hasRoom' in window) && String(request).includes('/kept/paper/2'))
        return Promise.reject(new DOMException('', 'QuotaExceededError'))
      return put.call(this, request, response)
    }
  })
  await login(page, await newLearner())
  const full = 'This device has no more room: 1 of 9 modules are kept. Make some room and try again.'
  await expect(sign(page).getByText(full)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { hasRoom: true }))
  await sign(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sign(page).getByText(whole)).toBeVisible({ timeout: 60_000 })
})

test('the next visit asks for nothing that is kept; a day later only what has changed is sent', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  await expect(sign(page).getByText(whole)).toBeVisible({ timeout: 60_000 })
  const asked: string[] = []
  const answers: Promise<number>[] = []
  page.on(
    'request',
    (request) => /\/(lesson|film|attempts)$/.test(request.url()) && asked.push(request.url()),
  )
  page.on('requestfinished', (request) => {
    if (/\/(lesson|film)$/.test(request.url()))
      answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.reload()
  await expect(sign(page).getByText(whole)).toBeVisible()
  expect(asked.filter((url) => !/modules\/1\//.test(url))).toEqual([])

  await page.clock.install({ time: Date.now() + 25 * 3600_000 })
  await page.reload()
  await expect
    .poll(() => asked.filter((url) => /\/(lesson|film)$/.test(url)).length, { timeout: 60_000 })
    .toBeGreaterThan(17)
  expect(asked.filter((url) => url.endsWith('/attempts'))).toEqual([])
  const sizes = await Promise.all(answers)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(0)
})

test('the quiz of a completed module is taken again without a connection, and nothing is begun before its first answer', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await expect(sign(page).getByText(whole)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
  await expect(page.locator('#module-1')).not.toContainText('Question')
  await context.setOffline(true)
  await page.goto('/module/1')
  for (let position = 1; position <= 10; position++) {
    await expectQuestion(page, position)
    await chooseRight(page)
    await answerButton(page).click()
  }
  await expect(page.getByText('10 answers are kept on this device')).toBeVisible()
  await context.setOffline(false)
  await page.waitForURL('**/success')
})

test('another learner on the same phone has a journey of their own, and none is left after logging out', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  await expect(sign(page).getByText(whole)).toBeVisible({ timeout: 60_000 })
  await page.goto('/healthz')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  const second = await newLearner()
  await loginByForm(page, second)
  await expect(page.getByText('0 of 9 modules done')).toBeVisible()
  const papers = (await keptAnswers(page)).filter(({ url }) => url.includes('/kept/paper/'))
  expect(papers.filter(({ url }) => !decodeURIComponent(url).includes(second.email))).toEqual([])
})

test.describe('on a device set to French', () => {
  test.use({ locale: 'fr-CI' })

  test('the sign is French', async ({ page, newLearner }) => {
    await onLine(page, { saveData: true })
    await login(page, await newLearner())
    await page.getByRole('button', { name: 'Télécharger tout le parcours (0,2 Mo)' }).click()
    await expect(page.getByText(/^Les 9 modules sont sur cet appareil/)).toBeVisible({ timeout: 60_000 })
  })
})
