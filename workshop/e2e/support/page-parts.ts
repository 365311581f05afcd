import { expect, type Locator, type Page } from '@playwright/test'

const width = (page: Page) => page.viewportSize()?.width ?? 0

/**
 * Waits until the app has taken over a page that was there to read before it. What is done earlier is done by the browser
 * alone, but for what the app then makes up for.
 */
export const untilAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as { earlySubmit?: unknown }).earlySubmit === null)

/** Waits until words have their face: until then lines break elsewhere, and what is measured is wrong. */
export const untilFonts = (page: Page): Promise<unknown> =>
  page.evaluate(async () => void (await document.fonts.ready))

/** The side drawer of the signed-in pages, opened first where it is behind a button. */
export async function openDrawer(page: Page): Promise<Locator> {
  if (width(page) >= 1024) return page.getByRole('banner')
  return openMenu(page)
}

/** The same drawer where it is behind a button: for a learner on every page with the bar of public pages, too. */
export async function openMenu(page: Page): Promise<Locator> {
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

/** The entry of a module that is ahead on the dashboard, unfolded first where it is not. */
export async function openStation(page: Page, moduleNumber: number): Promise<Locator> {
  const station = page.locator(`#module-${moduleNumber}`)
  if ((await station.getAttribute('open')) === null) await station.locator('summary').click()
  return station
}

type Variant = 'alert-info' | 'alert-error' | 'alert-success'

/** The toast on screen; a click closes it. */
export const toastOf = (page: Page): Locator => page.locator('.toaster').getByRole('button')

/** Waits for a toast with exactly these words in this variant (S8.3 to S8.6). */
export async function expectToast(page: Page, text: string, variant: Variant): Promise<void> {
  // At one look: it is there for 2.5 seconds.
  await expect(toastOf(page).and(page.locator(`.alert.${variant}`))).toHaveText(text)
}

/** Closes the toast, so that the next one cannot be taken for it. On a busy machine it may have closed by itself. */
export async function closeToast(page: Page): Promise<void> {
  await toastOf(page).evaluateAll((toasts) => {
    for (const toast of toasts as HTMLElement[]) toast.click()
  })
  await expect(toastOf(page)).toHaveCount(0)
}

/** What a property of a part's style is on screen. */
export const styleOf = (part: Locator, name: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
