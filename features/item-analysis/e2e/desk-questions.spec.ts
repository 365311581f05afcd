import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, tabTo } from '#workshop/e2e/support/accessibility.ts'
import { questions, wrongOptionOf } from '#workshop/e2e/support/answer-key.ts'
import { addPassedAttempts, ageQuizzes } from '#workshop/e2e/support/database.ts'
import { answerRightly, callAs, createLearner } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { test as base, expect } from '#workshop/e2e/support/test.ts'

// A server of this file's own: only its learners are counted.
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
    async ({}, use) => {
      const server = await startOwnServer(() => ({ OPERATOR_SECOND_FACTOR: 'offered' }))
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

const [first] = questions
const row = (page: Page) => page.getByRole('row').filter({ hasText: first?.question ?? '' })

/** Two learners who passed module 1 a day ago, one with a mistake at the first question. Returns the wrong option. */
async function addLearners(request: APIRequestContext, dataDir: string): Promise<string> {
  const option = wrongOptionOf(first?.question ?? '')
  for (const stumbles of [true, false]) {
    const learner = await createLearner(request)
    type Started = { attempt: { id: string } }
    const { attempt } = await callAs<Started>(request, learner, 'POST', '/api/modules/1/attempts', {})
    const path = `/api/attempts/${attempt.id}/answers`
    if (stumbles) await callAs(request, learner, 'POST', path, { position: 1, option })
    await answerRightly(request, learner, 1)
    ageQuizzes(learner.email, 1, dataDir)
  }
  return option
}

test('an operator sees how each question is answered, and saves it as CSV (SX.43)', async ({
  page,
  request,
  server,
}) => {
  await signIn(page, await createOperator(request, {}, server.dataDir))
  await page.goto('/operator/questions')
  await expect(page.getByText(/^No quiz has been completed yet/)).toBeVisible()
  const option = await addLearners(request, server.dataDir)

  await page.reload()

  await expect(page.getByText(/^Based on 2 completed quizzes/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1 + 10)
  await expect(row(page).getByRole('cell').nth(1)).toHaveText('2')
  await expect(row(page).getByRole('cell').nth(2)).toContainText('50%')
  await expect(row(page).getByRole('cell').nth(3)).toHaveText('–')
  await expect(row(page).getByRole('listitem').filter({ hasText: option })).toContainText('1 (100%)')
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('questions.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`1,${first?.id},${first?.version},true,all,`)
})

test('the modules are reached by keys, and what the figures mean is said', async ({
  page,
  request,
  server,
}) => {
  await signIn(page, await createOperator(request, {}, server.dataDir))
  await page.goto('/operator/questions')
  await expect(page.getByRole('table')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Module 3' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^Module 3: / })).toBeVisible()
  await expect(page.getByRole('table')).toContainText(questions[20]?.question ?? '')
  await tabTo(page, page.getByText('What do these figures mean?'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Discrimination tells whether/)).toBeVisible()
  await expectAccessible(page)
})

test('while answers are counted, and when that is interrupted, the page says so and offers no file', async ({
  page,
  request,
  server,
  problems,
}) => {
  problems.allow(/item-analysis|ERR_CONNECTION_REFUSED/)
  const operator = await createOperator(request, {}, server.dataDir)
  addPassedAttempts(operator.email, 9000, server.dataDir)
  await login(page, operator)
  const isLost = Promise.withResolvers<void>()
  let reads = 0
  await page.route('**/item-analysis', async (route) => {
    if (++reads === 1) return route.fallback()
    await isLost.promise
    return route.abort('connectionrefused')
  })
  await page.goto('/operator/questions')
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Counting/ })
  const save = page.getByRole('button', { name: 'Export as CSV' })
  await expect(status).toHaveText('Counting is still under way. The figures go up by themselves.')
  await expect(save).toBeDisabled()
  isLost.resolve()
  await expect(status).toHaveText(/^Counting was interrupted/)
  await expect(save).toBeDisabled()

  await page.unroute('**/item-analysis')
  await expect(page.getByText(/^Based on 9,\d+ completed quizzes/)).toBeVisible()
  await expect(status).toHaveCount(0)
  await expect(save).toBeEnabled()
})
