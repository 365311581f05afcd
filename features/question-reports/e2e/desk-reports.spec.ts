import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, tabTo } from '#workshop/e2e/support/accessibility.ts'
import { questions } from '#workshop/e2e/support/answer-key.ts'
import { callAs, createLearner } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

/** Of the first question of module 2, read in French. */
async function addReport(request: APIRequestContext): Promise<string> {
  const learner = await createLearner(request, { begun: { moduleNumber: 2, answered: 1 } })
  const sent = await request.post('/api/modules/2/question-reports', {
    headers: { authorization: `Bearer ${learner.idToken}`, 'accept-language': 'fr' },
    data: { asked: { position: 1 }, reason: 'language', words: 'Il y a une faute.' },
  })
  expect(sent.status()).toBe(200)
  return learner.email
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const listHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Reports about questions' })

test('a reply that could not be sent stays where it was typed, and goes when it is sent again', async ({
  page,
  request,
  network,
}) => {
  const email = await addReport(request)
  await signIn(page, await createOperator(request))
  await page.goto('/operator/reports')
  await rowOf(page, email).getByRole('button', { name: 'Reply', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply to this report' })
  await dialog.getByLabel('Your reply').fill('Merci, c’est corrigé.')
  const lost = await network.lose('/reply', 'PUT')
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Your reply is still here')
  await expect(dialog.getByLabel('Your reply')).toHaveValue('Merci, c’est corrigé.')
  await expectAccessible(page)

  await lost.restore()
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, email)).toHaveCount(0)
  await page.getByRole('link', { name: 'Answered', exact: true }).click()
  await expect(rowOf(page, email)).toContainText('Merci, c’est corrigé.')
})

test('by keys: a report is closed for good only once that is confirmed, and the focus goes to the list’s heading', async ({
  page,
  request,
}) => {
  const email = await addReport(request)
  await signIn(page, await createOperator(request))
  await page.goto('/operator/reports')
  const button = rowOf(page, email).getByRole('button', { name: 'Close without reply' })
  await expect(button).toBeVisible()
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Close this report without a reply?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Close report' }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Report closed.', 'alert-success')
  await expect(rowOf(page, email)).toHaveCount(0)
  await expect(listHeading(page)).toBeFocused()
})

test('a report that another operator has answered meanwhile is not answered twice', async ({
  page,
  request,
  problems,
}) => {
  const email = await addReport(request)
  const operator = await createOperator(request)
  await signIn(page, operator)
  await page.goto('/operator/reports')
  await rowOf(page, email).getByRole('button', { name: 'Reply', exact: true }).click()
  await page.getByLabel('Your reply').fill('Merci.')
  type Found = { reports: { id: string; email: string }[] }
  const { reports } = await callAs<Found>(request, operator, 'GET', '/api/operator/question-reports')
  const id = reports.find((report) => report.email === email)?.id
  await callAs(request, operator, 'PUT', `/api/operator/question-reports/${id}/closed`)
  problems.allow(/409/)

  await page.getByRole('button', { name: 'Send reply' }).click()

  await expectToast(page, 'This report was answered or closed in the meantime.', 'alert-error')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, email)).toHaveCount(0)
})

test('an operator reads a question in the language in which the learner read it', async ({
  page,
  request,
}) => {
  const email = await addReport(request)
  await signIn(page, await createOperator(request))
  await page.goto('/operator/reports')
  const { question, answer } = questions[10]?.translations.fr ?? { question: '', answer: '' }
  await expect(rowOf(page, email).locator('[lang=fr]').filter({ hasText: question })).toBeVisible()
  await expect(rowOf(page, email).locator('[lang=fr]').filter({ hasText: answer })).toBeVisible()
  await expect(rowOf(page, email)).toContainText('read in French')
})
