import { createLearner } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast, openStation } from '#workshop/e2e/support/page-parts.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { test as base, expect } from '#workshop/e2e/support/test.ts'

// A server of this file's own: what is announced there is for all of its learners.
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
    async ({}, use) => {
      const server = await startOwnServer(() => ({}))
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

test('a class time and link that an operator announces are on the learner’s dashboard and class page (SX.40)', async ({
  page,
  browser,
  request,
  server,
}) => {
  const learner = await createLearner(request, { attended: [1], completed: [1] })
  await signIn(page, await createOperator(request, {}, server.dataDir))
  await page.goto('/operator/classes')
  await page.getByRole('heading', { name: /^Module 2 / }).click()
  await page.getByLabel(/^Next class/).fill('2099-05-04T18:30')
  await page.getByLabel(/^Time zone/).selectOption('Africa/Nairobi')
  await page.getByLabel(/^Note in English/).fill('Bring a question')
  await page.getByLabel(/^Link/).fill('https://spaces.example.org/hall')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved. Learners can see it now.', 'alert-success')

  const context = await browser.newContext({ timezoneId: 'Europe/Paris', baseURL: server.url })
  const other = await context.newPage()
  await login(other, learner)
  const station = await openStation(other, 2)
  await expect(station).toContainText('Next class: Monday')
  // Nairobi is an hour ahead of Paris in summer.
  await expect(station).toContainText(/May 4.*5:30.PM/)
  await expect(station).toContainText('Bring a question')
  await expect(station.getByRole('link', { name: 'Take Metaverse Class' })).toHaveAttribute(
    'href',
    'https://spaces.example.org/hall',
  )
  await other.goto('/class/aurora?module=2')
  await expect(other.locator('main')).toContainText(/Next class: Monday.*5:30.PM/)
  await context.close()

  // The form shows the time as it was typed.
  await page.reload()
  await page.getByRole('heading', { name: /^Module 2 / }).click()
  await expect(page.getByLabel(/^Next class/)).toHaveValue('2099-05-04T18:30')
  await expect(page.getByLabel(/^Time zone/)).toHaveValue('Africa/Nairobi')
  for (const field of [/^Next class/, /^Note in English/, /^Link/]) await page.getByLabel(field).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('details[open]')).toContainText('no time announced')
})
