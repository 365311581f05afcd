import { expect, type Locator, type Page } from '@playwright/test'

type Variant = 'alert-info' | 'alert-error' | 'alert-success'

/** The toast on screen; a click closes it. */
export const toastOf = (page: Page): Locator => page.locator('.toaster').getByRole('button')

/** Waits for a toast with exactly these words in this variant (S8.3 to S8.6). */
export async function expectToast(page: Page, text: string, variant: Variant): Promise<void> {
  const toast = toastOf(page).filter({ hasText: text })
  await expect(toast).toHaveText(text)
  await expect(toast).toContainClass(`alert ${variant}`)
}

/** Closes the toast on screen, so that the next one cannot be taken for it. */
export async function closeToast(page: Page): Promise<void> {
  await toastOf(page).click()
  await expect(toastOf(page)).toHaveCount(0)
}
