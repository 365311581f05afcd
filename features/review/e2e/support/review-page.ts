import { expect, type Page } from '@playwright/test'
import { rightOptionOf } from '#workshop/e2e/support/answer-key.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { callAs, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { optionNamed, questionOf } from '#workshop/e2e/support/quiz.ts'

/** On the dashboard. */
export const card = (page: Page) => page.getByRole('region', { name: /^Review: \d questions?$/ })
export const check = (page: Page) => page.getByRole('button', { name: 'Check' })
export const goOn = (page: Page) => page.getByRole('button', { name: /^(Next|Finish)$/ })
export const verdict = (page: Page) => page.locator('main form').getByRole('status')

export interface KnownReview {
  readonly now: number
  readonly questions: readonly { readonly question: string; readonly dueAt: number }[]
  readonly lately: readonly unknown[]
}

export const reviewOf = (page: Page, learner: TestLearner) =>
  callAs<KnownReview>(page.request, learner, 'GET', '/api/review')

/** What a device that has asked nothing today asks first. */
export async function dueFor(page: Page, learner: TestLearner): Promise<string[]> {
  const { now, questions } = await reviewOf(page, learner)
  const due = questions.filter(({ dueAt }) => dueAt <= now).slice(0, 5)
  return due.map(({ question }) => question)
}

/** Chooses and checks: verdict and the button that goes on are seen. Returns the question. */
export async function answer(page: Page, optionOfQuestion: (question: string) => string): Promise<string> {
  const question = (await questionOf(page).textContent()) ?? ''
  await optionNamed(page, optionOfQuestion(question)).check()
  await check(page).click()
  await expectInView(page.locator('.sheet-heading'), goOn(page))
  return question
}

export async function openReview(page: Page): Promise<void> {
  await card(page).getByRole('link', { name: 'Start the review' }).click()
  await page.waitForURL('**/review')
  await expect(questionOf(page)).toBeVisible()
}

/** Everything that was to be asked today, and how it was answered. */
export async function finishReview(page: Page, optionOfQuestion = rightOptionOf): Promise<void> {
  while (await check(page).isVisible()) {
    await answer(page, optionOfQuestion)
    await goOn(page).click()
  }
  await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeFocused()
}
