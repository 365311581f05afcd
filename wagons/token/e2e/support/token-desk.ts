import type { Page } from '@playwright/test'
import { fillLogin } from '#workshop/e2e/support/login.ts'
import { expect } from '#workshop/e2e/support/test.ts'
import type { ChainSite } from './chain-site.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Logs the operator in and opens the page about the token. */
export async function openDesk(page: Page, { url, operator }: ChainSite) {
  // Another origin than that of the tests' own server.
  await page.goto(`${url}/login`)
  await fillLogin(page, operator)
  await button(page, 'LOGIN').click()
  await page.waitForURL('**/dashboard')
  await page.goto(`${url}/operator/token`)
  await expect(section(page, 'On the chain')).toBeVisible()
}

/** The operator's wallet. */
export async function connect(page: Page, address: string) {
  await button(page, 'Connect wallet').click()
  await button(page, 'Test Fox').click()
  await expect(section(page, 'Your wallet').getByText(address)).toBeVisible()
}
