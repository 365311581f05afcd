import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('the guide is whole without any script (SX.30)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/wallet-guide')
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet guide' })).toBeVisible()
  await expect(page.getByText('Never share your recovery phrase or your private key.')).toBeVisible()
  await context.close()
})

for (const javaScriptEnabled of [false, true])
  test(`a folded part of the guide opens for who follows its list, and on paper; scripts: ${javaScriptEnabled} (SX.30) @wide`, async ({
    browser,
    baseURL,
    viewport,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport, ...(baseURL && { baseURL }) })
    await page.goto('/wallet-guide')
    const [token, trouble] = [
      page.getByText('A keepsake for learners'),
      page.getByText('Did you lose your phone?'),
    ]
    await expect(token).toBeHidden()
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Our token' })
      .click()
    await expectInView(page.getByRole('heading', { name: 'Our token' }), token)
    await expect(trouble).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(trouble).toBeVisible()
    await page.close()
  })

test('the guide is accessible, and leads to the lesson on wallets', async ({ page }) => {
  await page.goto('/wallet-guide')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Module 3' }).click()
  await expect(page).toHaveURL('/lesson/3')
})
