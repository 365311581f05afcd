import type { Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { waitUntilKept } from '#workshop/e2e/support/kept-app.ts'
import { expectToast, logout, toastOf } from '#workshop/e2e/support/page-parts.ts'
import {
  answerButton,
  chooseRight,
  chooseWrong,
  expectQuestion,
  optionOf,
} from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ page, problems }) => {
  // A connection that is gone; each test takes it away.
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  // Such a device has no paper of the quiz, and stays at its question.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
})

async function answerOffline(page: Page, choose: (page: Page) => Promise<unknown>): Promise<void> {
  await waitUntilKept(page)
  await choose(page)
  await page.context().setOffline(true)
  await answerButton(page).click()
  await expect(page.getByText('Saved. It will be sent when you are online.')).toBeVisible()
}

test('an answer given without a connection is kept, and sent once when it is back', async ({
  page,
  context,
  openQuiz,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/answers') && sent.push(request.url()))
  await openQuiz(1)
  await waitUntilKept(page)
  await chooseWrong(page)
  await context.setOffline(true)
  await answerButton(page).click()
  const kept = page.getByRole('status').filter({ hasText: 'Saved. It will be sent when you are online.' })
  await expect(kept).toBeVisible()
  await chooseRight(page)
  await answerButton(page).click()
  await expect(kept).toBeVisible()
  await expectQuestion(page, 1)
  await expect(toastOf(page)).toHaveCount(0)
  await expect(page.locator('.connection-note:not(:empty)')).toHaveCount(1)
  await expectAccessible(page)

  await context.setOffline(false)
  await expectQuestion(page, 2)
  await expect(page.getByText('Question 1 was right')).toBeVisible()
  await expect(kept).toHaveCount(0)
  expect(sent).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('keptAnswers'))).toBeNull()
})

for (const path of ['/dashboard', '/module/1'])
  test(`an answer given without a connection is sent at the next visit: ${path}`, async ({
    page,
    context,
    openQuiz,
  }) => {
    await openQuiz(1)
    await answerOffline(page, chooseRight)
    await page.close()

    await context.setOffline(false)
    const later = await context.newPage()
    const sent = later.waitForResponse((response) => response.url().endsWith('/answers') && response.ok())
    await later.goto(path)
    await sent
    // Stored after the answer has come: a page that is left before sends it again.
    const kept = () => later.evaluate(() => localStorage.getItem('keptAnswers'))
    await expect.poll(kept).toBeNull()
    await later.goto('/module/1')
    await expectQuestion(later, 2)
    expect(await kept()).toBeNull()
  })

test('a wrong answer given without a connection is told when it is back', async ({
  page,
  context,
  openQuiz,
}) => {
  await openQuiz(1)
  await answerOffline(page, chooseWrong)
  await context.setOffline(false)
  await expectToast(page, 'Incorrect option. Try again', 'alert-error')
  await expect(optionOf(page, 'wrong').getByRole('radio')).toBeChecked()
})

test('an answer that waits on this device is not another learner’s, and goes when its learner logs out', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(1)
  await answerOffline(page, chooseRight)
  expect(await page.evaluate(() => localStorage.getItem('keptAnswers'))).not.toBeNull()
  await logout(page)
  expect(await page.evaluate(() => localStorage.getItem('keptAnswers'))).toBeNull()
})
