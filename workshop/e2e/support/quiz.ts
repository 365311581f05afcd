import { expect, type Locator, type Page } from '@playwright/test'
import { rightOptionOf, wordsOf, wrongOptionOf } from './answer-key.ts'
import { expectInView } from './in-view.ts'

/** The words of the question on screen. */
export const questionOf = (page: Page): Locator => page.locator('fieldset legend')

/** The button that sends an answer (S2.23): "Next", or its other name on the last question; French too. */
export const answerButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Next|Mark Module As Done|Suivant|Terminer le module)$/ })

/** Waits until the question at this position (from 1) is on screen. */
export async function expectQuestion(page: Page, position: number): Promise<void> {
  await expect(page.getByText(/^Question \d+ (of|sur) 10$/)).toHaveText(
    new RegExp(`^Question ${position} (of|sur) 10$`),
  )
}

/** The wrong options of the question on screen, by their words. */
export async function wrongOptionsOf(page: Page): Promise<string[]> {
  const { options, answer } = wordsOf((await questionOf(page).textContent()) ?? '')
  return options.filter((option) => option !== answer)
}

/** An option by its words. */
export const optionNamed = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true })

/** Selects the right option, and returns its radio. */
export const chooseRight = (page: Page) => choose(page, rightOptionOf)

/** Selects a wrong option, and returns its radio. */
export const chooseWrong = (page: Page) => choose(page, wrongOptionOf)

async function choose(page: Page, optionOf: (question: string) => string): Promise<Locator> {
  const question = (await questionOf(page).textContent()) ?? ''
  const radio = optionNamed(page, optionOf(question))
  await radio.check()
  return radio
}

/** The foot of the card: what became of an answer, and the one button. */
export const sheetOf = (page: Page): Locator => page.locator('.verdict-sheet')

/** The option whose verdict is on screen. */
export const optionOf = (page: Page, verdict: 'right' | 'wrong'): Locator =>
  page.locator(`.option[data-verdict=${verdict}]`)

/** What the sheet says first. */
export const verdictOf = (page: Page): Locator => sheetOf(page).locator('.sheet-heading')

/** Answers the question on screen rightly, and waits until the page says so, where it is seen. */
export async function answerWell(page: Page): Promise<void> {
  const option = await chooseRight(page)
  const words = (await option.getAttribute('value')) ?? ''
  await answerButton(page).click()
  await expectRight(page)
  const named = sheetOf(page).getByText(words, { exact: true })
  await expectInView(
    verdictOf(page),
    (await named.isVisible()) ? named : optionOf(page, 'right'),
    goOnButton(page),
  )
}

/** Answers it wrongly: what became of it, the option and the button are seen. */
export async function answerBadly(page: Page): Promise<void> {
  const option = await chooseWrong(page)
  await answerButton(page).click()
  const verdict = optionOf(page, 'wrong').filter({ has: page.locator(':checked') })
  await expect(verdict).toBeVisible()
  await expect(option).toBeChecked()
  await expectInView(verdictOf(page), verdict, answerButton(page))
}

/** The answer was right, and the question is still there with its right option. */
export async function expectRight(page: Page): Promise<void> {
  await expect(optionOf(page, 'right').getByRole('radio')).toBeChecked()
  await expect(sheetOf(page).getByRole('status')).toContainText(/^(Correct|Bonne réponse)/)
}

/** Answers the question on screen rightly and goes on to the next one, or from the last one to the success page. */
export async function passQuestion(page: Page): Promise<void> {
  await answerWell(page)
  await goOnButton(page).click()
}

/** The button after a right answer. */
export const goOnButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Next|Suivant|See your ticket|Votre billet)$/ })

/** Answers the quiz on screen rightly from the question at `from` to the last, and waits for the success page. */
export async function finishQuiz(page: Page, from = 1): Promise<void> {
  for (let position = from; position <= 10; position++) {
    await expectQuestion(page, position)
    await passQuestion(page)
  }
  await page.waitForURL('**/success')
  // The address changes before the page does.
  await expect(page.locator('.quiz')).toHaveCount(0)
}
