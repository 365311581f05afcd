import type { Page } from '@playwright/test'
import { expectAccessible, tabTo } from '#workshop/e2e/support/accessibility.ts'
import { questions } from '#workshop/e2e/support/answer-key.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { answerButton, answerWell, expectQuestion, passQuestion } from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const title = 'Something is wrong with this question'
const report = (page: Page) => page.getByRole('button', { name: 'Report a mistake' })
const dialog = (page: Page) => page.getByRole('dialog', { name: title })
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' })
const thanks = 'Thank you. We will look at it. Our reply will be on your account page.'

test('an answered question is reported by touch, once, and the reply is on the account page (SX.45)', async ({
  page,
  browser,
  baseURL,
  request,
  openQuiz,
  problems,
}) => {
  const learner = await openQuiz(1, 2)
  await page.locator('.sheet-last summary').click()
  await report(page).click()
  await dialog(page).getByLabel('A fact is wrong or out of date').check()
  await dialog(page).getByLabel('Tell us more, if you like').fill('It was\nso in 2021.')
  await send(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText(thanks)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await report(page).click()
  await dialog(page).getByLabel('Something else').check()
  problems.allow(/409/)
  await send(page).click()
  await expect(dialog(page).getByRole('status')).toContainText('You have told us about this question before.')
  await page.keyboard.press('Escape')

  const desk = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await signIn(desk, await createOperator(request))
  await desk.goto('/operator/reports')
  const row = desk.getByRole('row').filter({ hasText: learner.email })
  await expect(row).toContainText('It was so in 2021.')
  await expect(row).toContainText(questions[0]?.question ?? '')
  await row.getByRole('button', { name: 'Reply', exact: true }).click()
  await expectAccessible(desk)
  await desk.getByLabel('Your reply').fill('Thank you, it is mended.')
  await desk.getByRole('button', { name: 'Send reply' }).click()
  await expectToast(desk, 'Reply saved. The learner can read it now.', 'alert-success')
  await expect(row).toHaveCount(0)
  await desk.getByRole('link', { name: 'Answered', exact: true }).click()
  await expect(row).toContainText('Thank you, it is mended.')
  await expectAccessible(desk)
  await desk.goto('/operator/audit-log')
  await expect(
    desk.getByRole('row', { name: /replied to a report/ }).filter({ hasText: learner.email }),
  ).toContainText('Thank you, it is mended.')
  await desk.context().close()

  await page.goto('/account')
  const own = page.getByRole('region', { name: 'Questions you reported' })
  await expect(own).toContainText('It was so in 2021.')
  await expect(own).toContainText('Thank you, it is mended.')
  await expectAccessible(page)
})

test('by keys alone, under the verdict, with the focus back where it was', async ({ page, openQuiz }) => {
  await openQuiz(1)
  await expect(report(page)).toHaveCount(0)
  await answerWell(page)
  await tabTo(page, report(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(report(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Spelling or translation').focus()
  await page.keyboard.press('Space')
  await tabTo(page, dialog(page).getByLabel('Tell us more, if you like'))
  await page.keyboard.type('A word is missing 1')
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText(thanks)
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(report(page)).toBeFocused()
  await answerButton(page).click()
  await expectQuestion(page, 2)
})

test('its dialog opens again however soon after it was closed', async ({ page, openQuiz }) => {
  await openQuiz(1)
  await answerWell(page)
  await report(page).click()
  await expect(dialog(page)).toBeVisible()
  await report(page).evaluate((button: HTMLElement) => {
    document.querySelector('dialog')?.close()
    button.click()
  })
  await dialog(page).getByLabel('Spelling or translation').check()
})

test('without a connection it says so and loses nothing, not even when it is closed (SX.45)', async ({
  page,
  context,
  openQuiz,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const learner = await openQuiz(2)
  await answerWell(page)
  await expect(report(page)).toBeVisible()
  await report(page).click()
  await dialog(page).getByLabel('The words are not clear').check()
  await dialog(page).getByLabel('Tell us more, if you like').fill('Which wallet?')
  await context.setOffline(true)
  await send(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('There is no connection.')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)

  await report(page).click()
  await expect(dialog(page).getByLabel('The words are not clear')).toBeChecked()
  await expect(dialog(page).getByLabel('Tell us more, if you like')).toHaveValue('Which wallet?')
  await send(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText(thanks)
  const { reports } = await callAs<{ reports: { words: string }[] }>(
    page.request,
    learner,
    'GET',
    '/api/question-reports',
  )
  expect(reports).toMatchObject([{ words: 'Which wallet?' }])
})

test('the last question is reported on the page after it, or while that one comes', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(3, 10)
  await passQuestion(page)
  await page.waitForURL('**/success')
  await page.getByText('See question 10 again').click()
  await report(page).click()
  await dialog(page).getByLabel('Something else').check()
  await send(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText(thanks)
})
