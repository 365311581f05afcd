import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** Links and buttons that stand by themselves, and the page that has each. */
const targets: readonly (readonly [path: string, name: string])[] = [
  ['/', 'Register'],
  ['/', 'Forgot password?'],
  ['/', 'Log in with a link'],
  ['/', 'Claim your reward'],
  ['/login', 'Register'],
  ['/login', 'Forgot password?'],
  ['/login', 'Log in with a link'],
  ['/register', 'Login'],
  ['/reward', 'What is a wallet?'],
]

for (const [path, name] of targets)
  test(`${name} at ${path} is large enough for a finger @phone`, async ({ page }) => {
    await page.goto(path)
    const target = page.locator('#content, footer').getByRole('link', { name, exact: true }).first()
    const { height = 0 } = (await target.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
  })
