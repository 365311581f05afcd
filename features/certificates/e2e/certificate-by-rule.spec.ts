import type { APIRequestContext } from '@playwright/test'
import { ageQuizzes, change } from '#workshop/e2e/support/database.ts'
import { callAs, createLearner, newEmail, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { type MailServer, startMailServer } from '#workshop/e2e/support/services/mail-server.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { addSiteOperator } from '#workshop/e2e/support/site-operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const operatorEmail = newEmail()

let mail: MailServer
let site: OwnServer
let request: APIRequestContext
let operator: TestLearner
test.beforeAll(async ({ playwright }) => {
  mail = await startMailServer()
  site = await startOwnServer((url) => ({
    PUBLIC_URL: url,
    SMTP_URL: mail.url,
    OPERATOR_EMAILS: operatorEmail,
    IDENTITY_SIGN_UP_LIMIT: '1000',
    IDENTITY_CALL_LIMIT: '100000',
  }))
  request = await playwright.request.newContext({ baseURL: site.url })
  operator = await addSiteOperator(request, mail, operatorEmail)
})
test.afterAll(async () => {
  await request.dispose()
  await site.stop()
  await mail.stop()
})

test('with a mail server the learner reads when the certificate comes by itself, and what it needs; an operator may take it back', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const learner = await createLearner(request, { completed: all })
  // Two of one name are unusual.
  await callAs(request, learner, 'PUT', '/api/profile', { name: 'Amina Diallo' })
  ageQuizzes(learner.email, 1, site.dataDir)
  const open = () => browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 740 } })
  const own = await open()
  await signIn(own, learner)
  await own.goto('/certificate')
  await expect(own.getByText('It takes 24 hours, or a few days if a person has to look at it.')).toBeVisible()
  await own.getByRole('button', { name: 'Request Completion Certificate' }).click()
  await expectToast(own, 'Request Sent Successfully', 'alert-success')

  await expect(
    own.getByText('Confirm your email address, and your certificate will be issued automatically.'),
  ).toBeVisible()
  await expect(own.getByText('There is nothing more for you to do.')).toHaveCount(0)
  change('update accounts set email_verified = 1 where email = ?', learner.email, site.dataDir)
  await own.reload()
  await expect(
    own.getByText(/Your certificate will be issued automatically, soon after \w+ \d+, \d{4}/),
  ).toBeVisible()
  await expect(own.getByText('Each correction starts the 24 hours again.')).toBeVisible()
  await expect(own.getByText('There is nothing more for you to do.')).toBeVisible()

  const desk = await open()
  await signIn(desk, operator)
  await desk.goto('/operator/certificates')
  const row = desk.getByRole('row', { name: new RegExp(learner.email) })
  await expect(row).toContainText(/automatically on \w+ \d+, \d{4}/)
  await row.getByRole('button', { name: 'Decide this one by hand' }).click()
  await expectToast(desk, 'You decide on this request now.', 'alert-success')
  await expect(row).toContainText('to be decided by hand')
  await own.reload()
  await expect(own.getByText('A person checks it, which can take a few days.')).toBeVisible()
  await row.getByRole('button', { name: 'Issue automatically' }).click()
  await expectToast(desk, 'It will be issued automatically.', 'alert-success')
})
