import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** Links that stand by themselves, and the page that has each. */
const targets: Readonly<Record<string, readonly string[]>> = {
  '/': ['Register', 'Forgot password?', 'Log in with a link', 'Claim your reward'],
  '/login': ['Register', 'Forgot password?', 'Log in with a link'],
  '/register': ['Login'],
  '/reward': ['What is a wallet?'],
}

test('links that stand by themselves on the public pages are large enough for a finger', async ({ page }) => {
  for (const [path, names] of Object.entries(targets)) {
    await page.goto(path)
    for (const name of names) {
      const target = page.locator('#content, footer').getByRole('link', { name, exact: true }).first()
      const { height = 0 } = (await target.boundingBox()) ?? {}
      expect.soft(height, `${name} at ${path}`).toBeGreaterThanOrEqual(44)
    }
  }
})
