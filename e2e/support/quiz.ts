import { expect, type Locator, type Page } from '@playwright/test'
import { rightOptionOf, wrongOptionOf } from './answer-key.ts'

/** The words of the question on screen. */
export const questionOf = (page: Page): Locator => page.locator('fieldset legend')

/** The button that sends an answer (S2.23): "Next", or its other name on the last question; French too. */
export const answerButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Next|Mark Module As Done|Suivant|Marquer le module comme terminé)$/ })

/** Waits until the question at this position (from 1) is on screen. */
export async function expectQuestion(page: Page, position: number): Promise<void> {
  await expect(page.getByText(/^Question \d+ (of|sur) 10$/)).toHaveText(
    new RegExp(`^Question ${position} (of|sur) 10$`),
  )
}

/** Selects the right option, and returns its radio. */
export const chooseRight = (page: Page) => choose(page, rightOptionOf)

/** Selects a wrong option, and returns its radio. */
export const chooseWrong = (page: Page) => choose(page, wrongOptionOf)

async function choose(page: Page, optionOf: (question: string) => string): Promise<Locator> {
  const question = (await questionOf(page).textContent()) ?? ''
  const radio = page.getByRole('radio', { name: optionOf(question), exact: true })
  await radio.check()
  return radio
}

/** Answers the quiz on screen rightly from the question at `from` to the last, and waits for the success page. */
export async function finishQuiz(page: Page, from = 1): Promise<void> {
  for (let position = from; position <= 10; position++) {
    await expectQuestion(page, position)
    await chooseRight(page)
    await answerButton(page).click()
  }
  await page.waitForURL('**/success')
}
