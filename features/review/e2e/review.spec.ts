import {
  answer,
  card,
  check,
  dueFor,
  finishReview,
  goOn,
  type KnownReview,
  openReview,
  verdict,
} from '#features/review/e2e/support/review-page.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { questions, rightOptionOf, wordsOf, wrongOptionOf } from '#workshop/e2e/support/answer-key.ts'
import { ageQuizzes } from '#workshop/e2e/support/database.ts'
import { callAs, createLearner } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { styleOf, toastOf } from '#workshop/e2e/support/page-parts.ts'
import { optionNamed, optionOf, questionOf } from '#workshop/e2e/support/quiz.ts'
import { reviewer } from '#workshop/e2e/support/review.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'

test.use(onSmallPhone)

test('five questions a day, those that were missed first; what was wrong comes again the next day (SX.42)', async ({
  page,
}) => {
  const learner = await reviewer(page, [4, 9])
  const progress = await callAs(page.request, learner, 'GET', '/api/progress')
  await login(page, learner)
  await expect(card(page)).toContainText('Review: 5 questions')
  await openReview(page)

  const module1 = questions.slice(0, 10).map(({ question }) => question)
  await expect(questionOf(page)).toHaveText(module1[3] ?? '')
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await check(page).click()
  await expect(toastOf(page)).toHaveText('Please select an answer.')
  const missed = await answer(page, wrongOptionOf)
  await expect(verdict(page)).toContainText('Not quite. The correct answer is marked.')
  await expect(verdict(page)).toContainText(wordsOf(missed).explanation)
  await expect(optionOf(page, 'right')).toContainText(rightOptionOf(missed))
  await expect(optionOf(page, 'wrong').getByRole('radio')).toBeChecked()
  const holes = page.getByRole('progressbar').locator('> span')
  await expect(holes.first()).toHaveAttribute('data-missed')
  const cross = await holes.first().locator('path').getAttribute('d')
  await expect(page.getByRole('link', { name: 'Read more in the lesson' })).toHaveAttribute(
    'href',
    /^\/lesson\/1#/,
  )
  await expectAccessible(page)
  await goOn(page).click()
  await expect(questionOf(page)).toBeFocused()
  await expect(questionOf(page)).toHaveText(module1[8] ?? '')
  await answer(page, rightOptionOf)
  await expect(verdict(page)).toContainText(/^Correct/)
  await expect(holes.nth(1)).not.toHaveAttribute('data-missed')
  await expect(holes.first().locator('path')).toHaveAttribute('d', cross ?? '')
  expect(await holes.nth(1).locator('path').getAttribute('d')).not.toBe(cross)
  await goOn(page).click()
  await finishReview(page)
  await expect(page.getByText('4 of 5 correct.')).toBeVisible()
  await expect(page.getByText('The next questions come tomorrow.')).toBeVisible()
  await expectAccessible(page)

  expect(await callAs(page.request, learner, 'GET', '/api/progress')).toEqual(progress)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page.locator('#module-2')).toBeVisible()
  await expect(card(page)).toHaveCount(0)

  ageQuizzes(learner.email, 1)
  expect((await dueFor(page, learner))[0]).toBe(missed)
  await page.reload()
  await expect(card(page)).toContainText('Review: 5 questions')
})

test('a learner to whom nothing is due sees no card, and the page says so', async ({ page }) => {
  const learner = await createLearner(page.request, { completed: [1] })
  const asked = page.waitForResponse((response) => response.url().includes('/api/review'))
  await login(page, learner)
  const { now, questions: known }: KnownReview = await (await asked).json()
  expect(known.filter(({ dueAt }) => dueAt <= now)).toEqual([])
  await expect(page.locator('#module-2')).toBeVisible()
  await expect(card(page)).toHaveCount(0)

  await page.goto('/review')
  await expect(page.getByRole('heading', { name: 'Nothing to review now' })).toBeVisible()
  await expect(page.getByText('The next questions come tomorrow.')).toBeVisible()
})

test('on the next visit the card comes into room that was kept for it, and nothing below it moves', async ({
  page,
}) => {
  await login(page, await reviewer(page))
  await expect(card(page)).toBeVisible()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/review', async (route) => {
    await held
    await route.continue()
  })
  const topBelow = async () => (await page.locator('#module-2').boundingBox())?.y ?? 0

  await page.reload()
  await expect(page.locator('.review-room')).toBeAttached()
  const before = await topBelow()
  release()
  await expect(card(page)).toBeVisible()
  expect(Math.abs((await topBelow()) - before)).toBeLessThan(8)
})

test('two browsers at once ask the same, and what both answer counts once', async ({
  page,
  browser,
  problems,
}) => {
  const learner = await reviewer(page)
  await login(page, learner)
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  problems.watch(other)
  await login(other, learner)
  await openReview(page)
  await openReview(other)

  const sent = page.waitForResponse((response) => response.url().includes('/review/answers'))
  const question = await answer(page, rightOptionOf)
  expect((await sent).status()).toBe(200)
  await expect(questionOf(other)).toHaveText(question)
  await finishReview(other, wrongOptionOf)
  await expect(other.getByText('The next questions come tomorrow.')).toBeVisible()
  await other.context().close()

  ageQuizzes(learner.email, 1)
  const due = await dueFor(page, learner)
  expect(due).toHaveLength(5)
  expect(due).not.toContain(question)
})

test('a phone whose clock is two days slow is asked no question twice (SX.42)', async ({ page }) => {
  const learner = await reviewer(page)
  await page.clock.setFixedTime(Date.now() - 2 * 24 * 60 * 60_000)
  await login(page, learner)
  await openReview(page)
  const sent = page.waitForResponse((response) => response.url().includes('/review/answers'))
  const question = await answer(page, rightOptionOf)
  expect((await sent).status()).toBe(200)

  await page.goto('/review')
  await expect(questionOf(page)).not.toHaveText(question)
  await expect(page.getByText('Question 1 of 4')).toBeVisible()
  expect(await dueFor(page, learner)).not.toContain(question)
})

test('a question that was reviewed is reported under its explanation', async ({ page }) => {
  const learner = await reviewer(page)
  await login(page, learner)
  await openReview(page)
  const report = page.getByRole('button', { name: 'Report a mistake' })
  await expect(report).toHaveCount(0)
  const question = await answer(page, wrongOptionOf)
  await report.click()
  const dialog = page.getByRole('dialog', { name: 'Something is wrong with this question' })
  await dialog.getByLabel('The words are not clear').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('status')).toContainText('Thank you.')

  type Own = { reports: { question: string; reason: string }[] }
  const { reports } = await callAs<Own>(page.request, learner, 'GET', '/api/question-reports')
  expect(reports).toMatchObject([{ question, reason: 'unclear' }])
})

test('after either verdict the button that goes on is the filled one, for nothing else is left to do', async ({
  page,
}) => {
  await signIn(page, await reviewer(page))
  await page.goto('/review')
  const fill = () => styleOf(page.locator('.sheet-button'), 'background-color')
  await expect(check(page)).toBeVisible()
  const ink = await styleOf(page.locator('body'), 'color')
  expect(await fill()).not.toBe(ink)
  await answer(page, wrongOptionOf)
  await expect.poll(fill).toBe(ink)
  await goOn(page).click()
  await answer(page, rightOptionOf)
  await expect.poll(fill).toBe(ink)
})

test('a question is answered by keys alone', async ({ page }) => {
  await signIn(page, await reviewer(page))
  await page.goto('/review')
  const question = (await questionOf(page).textContent()) ?? ''
  const options = await page.locator('.option-words').allTextContents()
  await page.keyboard.press(String(options.indexOf(rightOptionOf(question)) + 1))
  await expect(optionNamed(page, rightOptionOf(question))).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText(/^Correct/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await expect(questionOf(page)).toBeFocused()
})
