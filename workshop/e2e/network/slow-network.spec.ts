import type { Page } from '@playwright/test'
import { wrongOptionOf } from '../support/answer-key.ts'
import { keptAnswers } from '../support/kept-app.ts'
import { answerRightly, callAs } from '../support/learner.ts'
import { fillLogin, login } from '../support/login.ts'
import { expectToast, openStation, toastOf } from '../support/page-parts.ts'
import {
  answerButton,
  chooseRight,
  chooseWrong,
  expectQuestion,
  expectRight,
  goOnButton,
  optionOf,
  passQuestion,
  questionOf,
} from '../support/quiz.ts'
import { expect, test } from '../support/test.ts'

/** What Chromium's own tools call slow 3G: 400 kbit/s, each answer two seconds away. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

test('on slow 3G a learner logs in, reads, answers a question and sees the progress', async ({
  page,
  newLearner,
}) => {
  // As long as it may take on a busy machine; the line itself takes some 25 s of it.
  test.setTimeout(600_000)
  const learner = await newLearner({ completed: [1] })
  const patient = { timeout: 45_000 }
  await slowDown(page)
  await page.goto('/', patient)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patient)
  await fillLogin(page, learner)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByText('1 of 9 modules done')).toBeVisible(patient)
  await (await openStation(page, 2)).getByRole('link', { name: 'Read the lesson' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(patient)
  await page.getByRole('link', { name: 'Take Module Quiz' }).click()
  await expect(questionOf(page)).toBeVisible(patient)
  await chooseRight(page)
  await answerButton(page).click()
  await expect(optionOf(page, 'right')).toBeVisible(patient)
  await goOnButton(page).click()
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible(patient)
  await expect(toastOf(page)).toHaveCount(0)
})

test('a page that takes long says so, before any script is there', async ({ page, network, newLearner }) => {
  await login(page, await newLearner())
  const held = await network.hold(/\/assets\/index-.*\.js$/)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const words = page.locator('.opening').getByText('This is taking longer than usual.')
  await expect(words).toHaveCSS('opacity', '0')
  await expect(words).toHaveCSS('opacity', '1')
  held.release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
})

test('a map and a menu that get lost on the way take no page with them', async ({
  page,
  network,
  newLearner,
}) => {
  for (const part of ['landing-map', 'go-on-ticket', 'learner-menu']) await network.lose(`/assets/${part}-`)
  const failed = page.getByText('This page could not be loaded')
  const lost = page.waitForEvent('requestfailed', (request) => /landing-map-.*\.js/.test(request.url()))
  await page.goto('/')
  await lost
  await expect(page.getByRole('region', { name: 'Five seasons, nine stations' })).toBeVisible()
  await fillLogin(page, await newLearner())
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('#module-9')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await page.goto('/module/1')
  await expectQuestion(page, 1)
  await expect(failed).toHaveCount(0)
})

test('while the server is silent the dashboard shows what was known last, then what is true', async ({
  page,
  request,
  network,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await login(page, learner)
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
  await expect.poll(async () => JSON.stringify(await keptAnswers(page))).toContain('/kept/progress')
  await answerRightly(request, learner, 2)
  const held = await network.hold('/api/progress')
  await page.reload()
  await expect(page.getByText('Here is your progress as of')).toBeVisible()
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
  held.release()
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  await expect(page.getByText('Here is your progress as of')).toHaveCount(0)
})

test('while the server is silent a lesson that was read is there', async ({ page, network }) => {
  await page.goto('/lesson/1')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const held = await network.hold('/api/modules/1/lesson')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  held.release()
})

test('an answer whose receipt is lost counts once, and the quiz moves on without a wrong word', async ({
  page,
  request,
  network,
  problems,
  openQuiz,
}) => {
  problems.allow(/409.*\/answers/)
  const learner = await openQuiz(1)
  await network.loseAnswer('/answers')
  await passQuestion(page)
  await expectQuestion(page, 2)
  await expect(toastOf(page)).toHaveCount(0)
  const started = await callAs<{ attempt: { question: { position: number } } }>(
    request,
    learner,
    'POST',
    '/api/modules/1/attempts',
    {},
  )
  expect(started.attempt.question.position).toBe(2)
})

test('a wrong answer whose receipt is lost is told once, and stays chosen', async ({
  page,
  network,
  openQuiz,
}) => {
  await openQuiz(1)
  const wrong = wrongOptionOf((await questionOf(page).textContent()) ?? '')
  await network.loseAnswer('/answers')
  await chooseWrong(page)
  await answerButton(page).click()
  await expectToast(page, 'Incorrect option. Try again', 'alert-error')
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio', { name: wrong, exact: true })).toBeChecked()
})

test('a tenth answer whose receipt is lost leads to the success page', async ({
  page,
  network,
  problems,
  openQuiz,
}) => {
  problems.allow(/409.*\/answers/)
  await openQuiz(2, 10)
  await network.loseAnswer('/answers')
  await chooseRight(page)
  await answerButton(page).click()
  await expect(page).toHaveURL('/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Congratulations on finishing module 2')
})

test('an option outlives a send that failed and loading the page anew', async ({
  page,
  network,
  openQuiz,
}) => {
  await openQuiz(1)
  const option = await chooseRight(page)
  const lost = await network.lose('/answers')
  await answerButton(page).click()
  await expectToast(page, 'Server error. Try again later.', 'alert-error')
  await page.reload()
  await expect(option).toBeChecked()
  await lost.restore()
  await answerButton(page).click()
  await expectRight(page)
  await goOnButton(page).click()
  await expectQuestion(page, 2)
})

test('a request without an answer is given up after 15 s and sent again, and the page says so', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner())
  const held = await network.hold('/api/modules/1/attempts')
  const again = page.waitForRequest('**/api/modules/1/attempts', { timeout: 25_000 })
  await page.goto('/module/1')
  await again
  const retried = page.waitForRequest('**/api/modules/1/attempts', { timeout: 25_000 })
  await expect(page.getByText('The server is not responding. Trying again…')).toBeVisible({ timeout: 25_000 })
  await retried
  held.release()
  await expectQuestion(page, 1)
  await expect(page.getByText('Trying again…')).toHaveCount(0)
})
