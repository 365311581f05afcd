import { readFile } from 'node:fs/promises'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { populateSeason } from '#workshop/e2e/support/scenes/season-population.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { test as base, expect } from '#workshop/e2e/support/test.ts'
import { season, seasonBegins, seasonEnds, seasonLearners } from '#workshop/testing/season/season-learners.ts'

// A server of this file's own: only its learners are counted.
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
    async ({}, use) => {
      const server = await startOwnServer(() => ({ OPERATOR_SECOND_FACTOR: 'offered' }))
      populateSeason(server.dataDir)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

const path = `/operator/report?from=${season.from}&until=${season.until}`
const registered = seasonLearners.filter(
  ({ isGuest, registeredAt }) => !isGuest && registeredAt >= seasonBegins && registeredAt < seasonEnds,
).length

test('an operator sees what learners achieved in a season, prints it on one page and saves it as CSV (SX.56)', async ({
  page,
  request,
  server,
}) => {
  await signIn(page, await createOperator(request, {}, server.dataDir))
  await page.goto(path)

  await expect(page.getByText('From January 1, 2026 to March 31, 2026')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(String(registered))
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(1 + 9 + 1)
  await expect(page.getByText('Zenaïde')).toHaveCount(0)
  await expectAccessible(page)

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('report.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`registered,,all,,${registered},,`)
})

test('another period is chosen by keys, and stands in the address (SX.56)', async ({
  page,
  request,
  server,
}) => {
  await signIn(page, await createOperator(request, {}, server.dataDir))
  await page.goto('/operator/report')
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.getByLabel('From').fill('2025-01-01')
  await page.getByLabel('Until').fill('2025-02-01')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\?from=2025-01-01&until=2025-02-01$/)
  await expect(page.getByRole('definition').first()).toHaveText('0')
  await expect(page.getByRole('cell', { name: 'fewer than 20' }).first()).toBeVisible()
})
