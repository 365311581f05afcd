import type { Locator, Page } from '@playwright/test'
import { expect } from '#workshop/e2e/support/test.ts'

/** Into the hall of the class, by its button. */
export async function walkIn(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Walk into the hall' }).click()
  const hall = page.getByRole('region', { name: /^Inside / })
  // The first picture has been drawn: who is in it has a place on the screen.
  await expect(hall.getByText('you', { exact: true })).toBeInViewport()
  return hall
}

/** Where the middle of a name is seen, in pixels. */
export async function spotOf(name: Locator): Promise<{ x: number; y: number }> {
  const box = await name.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
