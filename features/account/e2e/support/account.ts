import { expect, type Page } from '@playwright/test'
import { ageSignIns } from '#workshop/e2e/support/database.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name })

export async function openAccount(page: Page) {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(button(page, 'Delete my account')).toBeVisible()
}

/** As if the learner had logged in an hour ago: the next ID token says so, and the reload makes the client fetch it. */
export async function openAccountLater(page: Page, email: string) {
  ageSignIns(email)
  // A page that is still starting would take the later hour for its own, and renew the token.
  await page.goto('about:blank')
  await page.clock.install({ time: Date.now() + 59 * 60_000 })
  const refreshed = page.waitForResponse('**/v1/token?*')
  await openAccount(page)
  await refreshed
}
