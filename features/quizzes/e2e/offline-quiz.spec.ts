import type { Page } from '@playwright/test'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { keptAnswers, waitUntilKept } from '#workshop/e2e/support/kept-app.ts'
import { loginByForm } from '#workshop/e2e/support/login.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import {
  answerButton,
  chooseRight,
  chooseWrong,
  expectQuestion,
  finishQuiz,
  passQuestion,
  questionOf,
} from '#workshop/e2e/support/quiz.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use({ ...onSmallPhone, serviceWorkers: 'allow' })

test.beforeEach(({ problems }) => {
  // A connection that is gone; each test takes it away.
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

async function untilPaperIsKept(page: Page, moduleNumber = 1): Promise<void> {
  await waitUntilKept(page)
  await expect
    .poll(async () => (await keptAnswers(page)).map(({ url }) => url).join())
    .toContain(`/kept/paper/${moduleNumber}`)
}

/** Once the paper is there. */
async function loseConnection(page: Page): Promise<void> {
  await untilPaperIsKept(page)
  await page.context().setOffline(true)
}

/** Chooses at each question of these positions, and goes on. */
async function chooseFrom(page: Page, first: number, last: number, wrong: readonly number[] = []) {
  for (let position = first; position <= last; position++) {
    await expectQuestion(page, position)
    await (wrong.includes(position) ? chooseWrong(page) : chooseRight(page))
    await answerButton(page).click()
  }
}

const keptNote = (page: Page) => page.getByText(/^\d+ answers? (is|are) kept on this device$/)

test('without a connection all ten questions are answered, and graded in their order when it is back (SX.51)', async ({
  page,
  context,
  openQuiz,
}) => {
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) sent.push(request.postDataJSON().position)
  })
  await openQuiz(1)
  await loseConnection(page)
  await chooseFrom(page, 1, 1)
  await expectQuestion(page, 2)
  await expect(keptNote(page)).toHaveText('1 answer is kept on this device')
  await expectInView(questionOf(page), keptNote(page), answerButton(page))
  await expectAccessible(page)
  await chooseFrom(page, 2, 10)
  await expect(keptNote(page)).toHaveText('10 answers are kept on this device')
  await expect(page.getByText('Saved. It will be sent when you are online.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Questions answered' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  )

  await context.setOffline(false)
  await page.waitForURL('**/success')
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await page.evaluate(() => localStorage.getItem('keptAnswers'))).toBeNull()
  await page.goto('/dashboard')
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
})

test('a browser that was closed at question 6 goes on there; the first wrong answer stops, and those after it stay filled in', async ({
  page,
  context,
  openQuiz,
}) => {
  await openQuiz(1)
  await loseConnection(page)
  await chooseFrom(page, 1, 5, [3])
  await expectQuestion(page, 6)
  await page.close()

  const later = await context.newPage()
  await later.goto('/module/1')
  await chooseFrom(later, 6, 10)
  await expect(keptNote(later)).toHaveText('10 answers are kept on this device')

  await context.setOffline(false)
  await expectToast(later, 'Incorrect option. Try again', 'alert-error')
  await expectQuestion(later, 3)
  await expect(later.getByText('Questions 1 and 2 were right')).toBeVisible()
  await expect(later.getByText('Look at question 3 again. Your later answers are filled in.')).toBeVisible()
  await expectAccessible(later)
  await later.getByText('Questions 1 and 2 were right').click()
  await expect(later.getByRole('heading', { level: 2, name: /^Question 2:/ })).toBeVisible()
  await later.getByText('Questions 1 and 2 were right').click()
  await later.reload()
  await expectQuestion(later, 3)
  await passQuestion(later)
  for (let position = 4; position <= 10; position++) {
    await expectQuestion(later, position)
    await expect(later.getByRole('radio', { checked: true })).toHaveCount(1)
    await passQuestion(later)
  }
  await later.waitForURL('**/success')
})

test('a kept answer can be changed until it is sent', async ({ page, context, openQuiz }) => {
  await openQuiz(1)
  await loseConnection(page)
  await chooseFrom(page, 1, 3, [2])
  await keptNote(page).click()
  await page.getByRole('button', { name: 'Change answer 2' }).click()
  await chooseFrom(page, 2, 2)
  await expectQuestion(page, 4)
  await context.setOffline(false)
  await expect(page.getByText('Questions 1, 2, and 3 were right')).toBeVisible()
  await expectQuestion(page, 4)
  await finishQuiz(page, 4)
})

test('two tabs that come back online send the same answers, and each counts once', async ({
  page,
  context,
  openQuiz,
}) => {
  await openQuiz(1)
  await untilPaperIsKept(page)
  const other = await context.newPage()
  await other.goto('/module/1')
  await expectQuestion(other, 1)
  await context.setOffline(true)
  await chooseFrom(page, 1, 4, [4])
  await expectQuestion(page, 5)
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expectQuestion(tab, 4)
    await expect(tab.getByText('Look at question 4 again.')).toBeVisible()
  }
})

test('where there is no room the page says so, and nothing is lost of what was kept before', async ({
  page,
  context,
  openQuiz,
}) => {
  await openQuiz(1)
  await loseConnection(page)
  await chooseFrom(page, 1, 2)
  await expectQuestion(page, 3)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await chooseFrom(page, 3, 3)
  await expectToast(page, 'This device has no more room: the answer could not be kept.', 'alert-error')
  await expectQuestion(page, 3)
  await context.setOffline(false)
  await page.reload()
  await expectQuestion(page, 3)
})

test('another learner on the same phone finds neither the paper nor the answers', async ({
  page,
  context,
  newLearner,
  openQuiz,
}) => {
  await openQuiz(1)
  await loseConnection(page)
  await chooseFrom(page, 1, 2)
  // Away without logging out, as when the browser lost the session alone.
  await context.setOffline(false)
  await page.goto('/healthz')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  await loginByForm(page, await newLearner())
  await page.goto('/module/1')
  await expectQuestion(page, 1)
  await expect(keptNote(page)).toHaveCount(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test.describe('on a device set to French', () => {
  test.use({ locale: 'fr-CI' })

  test('the questions are French, and so is what the page says', async ({ page, context, openQuiz }) => {
    await openQuiz(1)
    await untilPaperIsKept(page)
    await context.setOffline(true)
    await chooseFrom(page, 1, 3, [2])
    await expect(page.getByText('3 réponses gardées sur cet appareil')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Question 1 : bonne réponse')).toBeVisible()
    await expect(
      page.getByText('Revoyez la question 2. Vos réponses suivantes sont déjà cochées.'),
    ).toBeVisible()
  })
})
