import { expect, type Page } from '@playwright/test'
import { expectToast } from './page-parts.ts'

/** Without a dialog of the device for it, Share copies the link; with one it hands over a picture of the ticket too. */
export async function expectShared(page: Page, url: string): Promise<void> {
  const permissions = ['clipboard-read', 'clipboard-write']
  await page.context().grantPermissions(permissions, { origin: new URL(url).origin })
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await expectToast(page, 'Link copied.', 'alert-success')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  await page.evaluate(() => {
    const canShare = () => true
    const share = async (data: ShareData) => {
      const [file] = data.files ?? []
      const picture = file && (await createImageBitmap(file))
      Object.assign(window, { shared: { url: data.url, type: file?.type, width: picture?.width } })
    }
    Object.assign(navigator, { canShare, share })
  })
  await share.click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: object }).shared))
    .toEqual({ url, type: 'image/png', width: 1200 })
}
