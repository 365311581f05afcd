import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('a warning that an operator has seen is ticked off in its row, and the request is selected with those without', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  await login(page, await createOperator(request))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/operator/certificates')
  await page.getByRole('link', { name: 'Show requests with warnings first' }).click()
  await page.waitForURL('**/operator/certificates?sort=warnings')
  const row = page.getByRole('row').filter({ hasText: learner.email })
  const issue = page.getByRole('button', { name: 'Issue', exact: true })
  await expect(row).toBeVisible()
  await expect(issue).toHaveCount(0)
  expect((await row.boundingBox())?.height).toBeLessThan(80)

  await page.getByRole('button', { name: `Actions for ${learner.email}` }).press('Enter')
  await expect(issue).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark warnings as seen' }).click()
  await expectToast(page, 'Warnings marked as seen.', 'alert-success')
  await expect(issue).toHaveCount(0)
  await page.getByLabel(/Select all without warnings/).check()
  await expect(page.getByLabel(`Select ${learner.email}`)).toBeChecked()

  await page.goto('/operator/audit-log')
  await expect(
    page.getByRole('row', { name: /marked warnings about a certificate request as seen/ }).first(),
  ).toContainText(learner.email)
})
