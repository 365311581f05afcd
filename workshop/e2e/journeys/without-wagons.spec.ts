import type { Page } from '@playwright/test'
import { login } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { passQuestion } from '#workshop/e2e/support/quiz.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'

// A site that has the journey alone (decision 78).
const port = await freePort()
let server: OwnServer

test.use({ baseURL: `http://localhost:${port}`, serviceWorkers: 'allow' })
test.beforeAll(async () => {
  server = await startOwnServer(() => ({
    PORT: String(port),
    WAGONS: 'none',
    OPERATOR_SECOND_FACTOR: 'offered',
  }))
})
test.afterAll(() => server?.stop())

/** Of the learner who was signed in on this device. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
}

/** In addresses of pages, calls and files. */
const ofWagon =
  /\/(practice|class|class-socket|reward|claim|wallet|token)(\b|-)|\/operator\/(rewards|token|classes)|\/assets\/(exercise|practice|class-page|class-|wallet-(?!place)|token|reward|guide-page|shown-token)/

test('a site without wagons goes from its landing page to the certificate, and leads to none of them nor asks for any', async ({
  page,
  request,
  newLearner,
}) => {
  test.slow()
  const asked: string[] = []
  page.context().on('request', (each) => asked.push(new URL(each.url()).pathname))
  const expectNoWagon = async (path: string) => {
    await page.waitForLoadState('networkidle')
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(links.length, path).toBeGreaterThan(0)
    expect(
      links.filter((link) => ofWagon.test(link)),
      path,
    ).toEqual([])
  }
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoWagon(path)
  }

  for (const path of ['/', '/?language=fr', '/?language=en', '/login', '/register']) {
    await visit(path)
    await expect(page.locator('body')).not.toContainText(
      /(free|first|your) token|premier jeton|jeton gratuit|reward|récompense|wallet address/i,
    )
  }
  for (const path of [
    '/reward',
    '/wallet-guide',
    '/claim',
    '/practice/1',
    '/class/harbour',
    '/operator/token',
  ])
    expect([path, (await request.get(path, { headers: { accept: 'text/html' } })).status()]).toEqual([
      path,
      404,
    ])

  const learner = await newLearner({ attended: [1], begun: { moduleNumber: 1, answered: 9 } })
  await login(page, learner)
  await expectNoWagon('/dashboard')
  await expect(page.locator('body')).not.toContainText(/practise|free token|reward/i)
  await page.goto('/module/1')
  await passQuestion(page)
  await page.waitForURL('**/success')
  await expectNoWagon('/success')
  for (const path of ['/dashboard', '/lesson/1', '/lesson/2', '/account', '/certificate']) await visit(path)

  await forgetSession(page)
  await login(page, await createOperator(request, {}, server.dataDir))
  for (const path of ['/operator', '/operator/learners', '/operator/certificates']) await visit(path)

  expect(asked.filter((path) => ofWagon.test(path))).toEqual([])
})
