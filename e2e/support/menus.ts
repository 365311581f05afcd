import type { Locator, Page } from '@playwright/test'

const width = (page: Page) => page.viewportSize()?.width ?? 0

/** The side drawer of the signed-in pages, opened first where it is behind a button. */
export async function openDrawer(page: Page): Promise<Locator> {
  if (width(page) >= 1024) return page.getByRole('banner')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}

/** The links of the top bar, unfolded first where they are behind a button. */
export async function openTopMenu(page: Page): Promise<Locator> {
  if (width(page) < 640) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return page.getByRole('navigation', { name: 'Main' })
}

/** Logs out from a signed-in page and waits for the landing page. */
export async function logout(page: Page): Promise<void> {
  const drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: 'LOGOUT' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
