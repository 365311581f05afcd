import {
  answer,
  card,
  finishReview,
  openReview,
  reviewOf,
  verdict,
} from '#features/review/e2e/support/review-page.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { questions, rightOptionOf } from '#workshop/e2e/support/answer-key.ts'
import { expectNoConnection, keptAnswers, waitUntilKept } from '#workshop/e2e/support/kept-app.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { logout } from '#workshop/e2e/support/page-parts.ts'
import { questionOf } from '#workshop/e2e/support/quiz.ts'
import { reviewer } from '#workshop/e2e/support/review.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use({ ...onSmallPhone, serviceWorkers: 'allow' })

test.beforeEach(({ problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

test('the review opens and is answered, and is sent once when the connection is back (SX.42)', async ({
  page,
  context,
}) => {
  const learner = await reviewer(page)
  const sent: { answers: unknown[] }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/review/answers')) sent.push(request.postDataJSON())
  })
  await login(page, learner)
  await expect(card(page)).toBeVisible()
  await waitUntilKept(page)
  const kept = (await keptAnswers(page)).find(({ url }) => url.includes('/kept/review'))
  const known = questions.slice(0, 10).map(({ id }) => id)
  expect(questions.filter(({ id }) => kept?.body.includes(`"${id}"`)).map(({ id }) => id)).toEqual(known)
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  later.on('request', (request) => {
    if (request.url().includes('/review/answers')) sent.push(request.postDataJSON())
  })
  await later.goto('/dashboard')
  await expectNoConnection(later)
  await openReview(later)
  await finishReview(later)
  await expect(later.getByText('Your answers are kept on this device.')).toBeVisible()
  await expectAccessible(later)
  await later.reload()
  await expect(later.getByRole('heading', { name: 'Nothing to review now' })).toBeVisible()
  expect(sent).toEqual([])

  await context.setOffline(false)
  await expect(later.getByText('The next questions come tomorrow.')).toBeVisible()
  expect(sent.map(({ answers }) => answers.length)).toEqual([5])
  expect(await later.evaluate(() => localStorage.getItem('reviewAnswers'))).toBeNull()
  expect((await reviewOf(later, learner)).lately).toHaveLength(5)
})

test('the next day has five other questions, though there was no connection since (SX.42)', async ({
  page,
  context,
}) => {
  const learner = await reviewer(page)
  await login(page, learner)
  await expect(card(page)).toBeVisible()
  await waitUntilKept(page)
  await context.setOffline(true)
  await openReview(page)
  await finishReview(page)

  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000)
  await page.goto('/dashboard')
  await expectNoConnection(page)
  await expect(card(page)).toContainText('Review: 5 questions')
  await openReview(page)
  await expect(questionOf(page)).toHaveText(questions[5]?.question ?? '')
  await answer(page, rightOptionOf)
  await expect(verdict(page)).toContainText(/^Correct/)
})

test('what waits is forgotten at logging out, with the questions', async ({ page, context }) => {
  await login(page, await reviewer(page))
  await expect(card(page)).toBeVisible()
  await waitUntilKept(page)
  await context.setOffline(true)
  await openReview(page)
  await answer(page, rightOptionOf)
  expect(await page.evaluate(() => localStorage.getItem('reviewAnswers'))).not.toBeNull()

  await logout(page)
  expect(await page.evaluate(() => localStorage.getItem('reviewAnswers'))).toBeNull()
  expect((await keptAnswers(page)).filter(({ url }) => url.includes('/kept/review'))).toEqual([])
})
