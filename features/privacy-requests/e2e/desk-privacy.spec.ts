import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, tabTo } from '#workshop/e2e/support/accessibility.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const listHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Requests about personal data' })

test('an operator keeps a request, downloads the data of its learner, and deletes the account once its email is typed', async ({
  page,
  request,
  newLearner,
  problems,
}) => {
  const learner = await newLearner({ completed: [1] })
  const operator = await createOperator(request)
  await page.setViewportSize(smallPhone)
  await signIn(page, operator)
  await page.goto('/operator/privacy')
  await button(page, 'Add a request').click()
  const adding = page.getByRole('dialog', { name: 'Add a request' })
  await adding.getByLabel('Email of the account').fill(learner.email)
  await adding.getByLabel('What they ask for').selectOption('Delete the data')
  await adding.getByLabel('Note').fill('Asked by telephone.')
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Request added.', 'alert-success')
  const row = rowOf(page, learner.email)
  await expect(row).toContainText('30 days left')
  await expect(row).toContainText('Asked by telephone.')
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Download their data' }).click()
  const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(data.account.email).toBe(learner.email)
  expect(data.quizzes.completions).toHaveLength(1)
  expect(data.privacyRequests).toMatchObject([{ kind: 'delete', note: 'Asked by telephone.' }])

  await row.getByRole('button', { name: 'Delete the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this account for good?' })
  const confirmation = dialog.getByLabel(`Type ${learner.email} to confirm`)
  const deletion = dialog.getByRole('button', { name: 'Delete for good' })
  await expectInView(confirmation, deletion)
  problems.allow(/409/)
  await confirmation.fill('another@example.org')
  await deletion.click()
  await expect(dialog.getByRole('alert')).toHaveText('This is not the email of the account.')
  await expectAccessible(page)
  await confirmation.fill(learner.email)
  await deletion.click()
  await expectToast(page, 'Account deleted.', 'alert-success')
  await expect(row).toHaveCount(0)
  await expect(listHeading(page)).toBeFocused()

  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(rowOf(page, data.privacyRequests[0].id)).toContainText('Account deleted')
  await page.goto('/operator/audit-log')
  await expect(page.getByText('deleted an account at the request of its learner').first()).toBeVisible()
})

test('a request that is overdue is marked and stands first; it is done by keys, and its note goes with it', async ({
  page,
  request,
}) => {
  const operator = await createOperator(request)
  const person = `Grace ${crypto.randomUUID()}`
  const body = { person, kind: 'see', cameOn: '2020-02-01', note: 'By post.' }
  const { id } = await callAs<{ id: string }>(
    request,
    operator,
    'POST',
    '/api/operator/privacy-requests',
    body,
  )
  await signIn(page, operator)
  await page.goto('/operator/privacy')
  const row = rowOf(page, id)
  await expect(row).toContainText(/\d+ days overdue/)
  await expect(row).toContainText('no account')
  await expect(row.getByRole('button')).toHaveCount(1)

  await tabTo(page, row.getByRole('button', { name: 'Mark as done' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Is this request done?' })
  await expect(dialog.getByLabel('Note')).toHaveValue('By post.')
  await dialog.getByLabel('Note').fill('Answered by post.')
  await tabTo(page, dialog.getByRole('button', { name: 'Mark as done' }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Request done.', 'alert-success')
  await expect(row).toHaveCount(0)
  await expect(listHeading(page)).toBeFocused()
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(row).toContainText('Answered by post.')
})
