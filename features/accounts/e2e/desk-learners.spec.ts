import { readFile } from 'node:fs/promises'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('an operator goes from a number of the overview to those learners, narrows them down, and saves them as CSV (SX.36)', async ({
  page,
  request,
  newLearner,
}) => {
  const stuck = await newLearner({ completed: [1, 2], begun: { moduleNumber: 3, answered: 4 } })
  const further = await newLearner({ completed: [1, 2, 3] })
  await signIn(page, await createOperator(request))
  await page.goto('/operator')
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /Completed, Module 3\./ }) })
    .getByRole('link', { name: /stopped before this module/ })
    .click()
  await page.waitForURL('**/operator/learners?step=stopped-before&module=3')
  await expect(page.getByRole('link', { name: stuck.email })).toBeVisible()
  await expect(page.getByRole('link', { name: further.email })).toHaveCount(0)
  await expect(page.getByLabel('Where they are')).toHaveValue('stopped-before 3')

  await page.getByLabel('Not active since').fill('2020-01-01')
  await page.getByLabel('Sort by').selectOption('Name')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(
    '**/operator/learners?step=stopped-before&module=3&inactiveSince=2020-01-01&sort=name',
  )
  await expect(page.getByText('No matches.')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Not active since')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('link', { name: stuck.email })).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const [columns = '', ...rows] = (await readFile(await (await saving).path(), 'utf8')).split('\r\n')
  const row = rows.find((one) => one.includes(stuck.email))?.split(',') ?? []
  const value = (column: string) => row[columns.split(',').indexOf(column)]
  expect(value('module_2_completed_at')).toContain(String(new Date().getFullYear()))
  expect(value('module_3_completed_at')).toBe('')
  expect(rows.some((one) => one.includes(further.email))).toBe(false)
})
