import { expect, type Page } from '@playwright/test'
import { expectInView } from './in-view.ts'

/** A page without a name is shared after a question, which comes once; what was copied is said. */
export async function expectSharedNameless(page: Page, url: string): Promise<void> {
  await allowClipboard(page, url)
  await share(page).click()
  const question = page.getByRole('dialog', { name: 'Show my name and the date?' })
  await expectInView(
    question.getByRole('button', { name: 'Yes, show them' }),
    question.getByRole('button', { name: 'No, share without' }),
  )
  await question.getByRole('button', { name: 'No, share without' }).click()
  const copied = page.getByText(
    'Link copied. Its page says that the certificate is valid, without your name.',
  )
  await expectInView(copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await share(page).click()
  await expect(question).toHaveCount(0)
}

/** The question, answered with yes, changes the public page before its link is copied. */
export async function expectSharedWithName(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('sharedCertificate'))
  await page.reload()
  await share(page).click()
  await page.getByRole('button', { name: 'Yes, show them' }).click()
  await expectInView(page.getByText('Link copied. Its page shows your name and the date.'))
  await expect(page.getByRole('checkbox', { name: /Show my name/ })).toBeChecked()
}

const share = (page: Page) => page.getByRole('button', { name: 'Share' })

const allowClipboard = (page: Page, url: string) =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(url).origin })

/** Without a dialog of the device for it, Share copies the link and says what it shows; with one it hands over a picture of the ticket too. */
export async function expectShared(page: Page, url: string): Promise<void> {
  await allowClipboard(page, url)
  await share(page).click()
  await expectInView(page.getByText('Link copied. Its page shows your name and the date.'))
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
  await share(page).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: object }).shared))
    .toEqual({ url, type: 'image/png', width: 1200 })
}
