import { login } from '#workshop/e2e/support/login.ts'
import { passQuestion } from '#workshop/e2e/support/quiz.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { makeTenModulesApp } from '#workshop/e2e/support/services/ten-modules-app.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { tenthQuizLength } from '#workshop/testing/content/ten-modules.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'

// The app on content with a tenth module, in a sixth programme without a season (decision 53).
const port = await freePort()
const app = { dir: '', remove: () => {} }
let server: OwnServer

test.use({ baseURL: `http://localhost:${port}` })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  Object.assign(app, makeTenModulesApp())
  server = await startOwnServer(() => ({ PORT: String(port) }), app.dir)
})
test.afterAll(async () => {
  await server?.stop()
  app.remove()
})

test('the landing page counts ten stops, and names ten stations below them', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ten stations.')
  await expect(page.getByRole('heading', { name: 'Six seasons, ten stations' })).toBeVisible()
  await expect(page.getByText('about 3.5 hours in all')).toBeVisible()
  const centres = (parts: string) =>
    page.locator(parts).evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect()
        return Math.round(left + width / 2)
      }),
    )
  for (const width of [360, 760, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const names = await centres('.line-names ol > li')
    expect(names).toHaveLength(10)
    // On a phone these are the numbers of one rail.
    if (width === 360) expect(names, 'on a phone').toEqual([...new Set(names)].toSorted((a, b) => a - b))
    else expect(names, `at ${width}`).toEqual(await centres('.line-mark > circle:last-of-type'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.goto('/?language=fr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dix gares.')
})

test('the certificate opens with the tenth quiz, which is one of eight questions', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8, 9], attended: [10] })
  await login(page, learner)
  const request = page.getByRole('button', { name: 'Request Completion Certificate' })
  await expect(page.getByText('9 of 10 modules done')).toBeVisible()
  await expect(request).toBeDisabled()
  await expect(request).toHaveAccessibleDescription(/ten/)

  const written = await page.request.get('/lesson/10')
  expect(await written.text()).toContain('<title>Module 10 · Working in Web3 · EduTrain</title>')
  await page.goto('/lesson/10')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Working in Web3')
  await page.goto('/module/10')
  for (let position = 1; position <= tenthQuizLength; position++) {
    await expect(page.getByText(`Question ${position} of ${tenthQuizLength}`, { exact: true })).toBeVisible()
    await passQuestion(page)
  }
  await page.waitForURL('**/success')
  await page.goto('/dashboard')
  await expect(page.getByText('10 of 10 modules done')).toBeVisible()
  await request.click()
  await expect(page.getByText('Request Sent Successfully')).toBeVisible()
})
