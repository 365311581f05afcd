import { expect, type Page } from '@playwright/test'
import { answerWell, expectQuestion, goOnButton } from '#workshop/e2e/support/quiz.ts'

/** Reads the lesson that is open; `end` is what its end then shows. */
export async function readToEnd(
  page: Page,
  end = page.getByRole('form', { name: 'Try the first question' }),
) {
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
  await page.locator('.lesson-end').scrollIntoViewIfNeeded()
  await expect(end).toBeVisible()
}

/** As a visitor who has come to the end of the first lesson; the uid of the guest that comes of it. */
export async function playFirstQuestion(page: Page): Promise<string> {
  await page.goto('/lesson/1')
  await readToEnd(page)
  const begun = page.waitForResponse(/accounts:signUp/)
  await answerWell(page)
  await goOnButton(page).click()
  await expectQuestion(page, 2)
  return (await (await begun).json()).localId
}
