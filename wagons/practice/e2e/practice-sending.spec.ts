import type { Page } from '@playwright/test'
import { finishBlocks } from '#wagons/practice/e2e/support/practice.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('practiceToSend'))
const answered = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/practice/2'))

test('practice is sent from a device that has no room to store it (SX.44)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner()
  await login(page, learner)
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'practiceToSend') throw new DOMException('no room', 'QuotaExceededError')
      store.call(this, key, value)
    }
  })
  await page.goto('/practice/2')
  const sent = answered(page)
  await finishBlocks(page)
  expect((await sent).status()).toBe(200)
  expect(await waiting(page)).toBeNull()
  expect(await callAs(request, learner, 'GET', '/api/progress')).toMatchObject({
    progress: { practisedModules: [2] },
  })
})

test('practice that an older process does not know waits, and what has no exercise is given up', async ({
  page,
  problems,
  newLearner,
}) => {
  problems.allow(/404/)
  await login(page, await newLearner())
  let code = 'not-found'
  await page.route('**/api/practice/2', (route) =>
    route.fulfill({ status: 404, json: { error: { code, message: 'as an older process says it' } } }),
  )
  await page.goto('/practice/2')
  const refused = answered(page)
  await finishBlocks(page)
  await refused
  expect(await waiting(page)).toContain('[2]')

  code = 'no-exercise'
  await page.reload()
  await expect.poll(() => waiting(page)).toBeNull()
})

test('practice is sent although what the session needs got lost on the way at first', async ({
  page,
  network,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  const lost = await network.lose('/assets/identity-client-')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('identity-client'))
  await page.goto('/practice/2')
  await finishBlocks(page)
  await failed
  expect(await waiting(page)).toContain('[2]')
  const sent = answered(page)
  await lost.restore()
  expect((await sent).status()).toBe(200)
  await expect.poll(() => waiting(page)).toBeNull()
})
