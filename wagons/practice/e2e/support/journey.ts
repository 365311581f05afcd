import type { Page } from '@playwright/test'
import { openStation } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { finishBlocks } from './practice.ts'

/** Opens the exercise from the entry of its module; does that of the second, which then has its sign. */
export async function atStation(page: Page, moduleNumber: number): Promise<void> {
  await (await openStation(page, moduleNumber)).getByRole('link', { name: /^Exercise: / }).click()
  await expect(page).toHaveURL(`/practice/${moduleNumber}`)
  await expect(page.getByText(/^Step 1 of [3-6]$/)).toBeVisible()
  if (moduleNumber === 2)
    await test.step('practises at the second station, which then has its sign', async () => {
      await finishBlocks(page)
      await page.getByRole('link', { name: 'Back to the dashboard' }).click()
      await expect(page.locator('#module-2 > summary')).toContainText('exercise done')
    })
  else await page.getByRole('main').getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}
