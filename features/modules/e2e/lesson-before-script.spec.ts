import type { Page } from '@playwright/test'
import { untilFonts } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.use({ serviceWorkers: 'block' })

/** Holds back the app's script until it is asked to let go. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

const topOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY)

async function expectReadAhead(page: Page, path: string) {
  const letGo = await holdApp(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets and safety' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What a wallet does' })).toBeVisible()
  await expect(page.locator('.lesson figure svg').first()).toBeVisible()
  await untilFonts(page)
  const [before] = await Promise.all([topOf(page, 'article.lesson'), page.evaluate('scrollTo(0, 600)')])

  letGo()

  await expect(page.getByRole('navigation', { name: 'Sections of this lesson' })).toBeVisible()
  expect(await page.evaluate('scrollY')).toBe(600)
  // A class says where and when it meets, which the page did not know.
  expect(Math.abs((await topOf(page, 'article.lesson')) - before)).toBeLessThan(40)
  expect(asked).not.toContain('/api/modules/3/lesson')
}

test('a lesson is read before the app is there, which asks for no other text of it (SX.24)', async ({
  page,
}) => {
  await expectReadAhead(page, '/lesson/3')
})

test('a class has its lesson before the app is there, which asks for no other text of it', async ({
  page,
}) => {
  await expectReadAhead(page, '/class/harbour?module=3')
})

test('what a reader unfolded, chose and focused in a lesson stays as the app comes', async ({ page }) => {
  const letGo = await holdApp(page)
  await page.goto('/lesson/4', { waitUntil: 'commit' })
  const folded = page.locator('.lesson details').first()
  const choice = page.locator('.lesson-choices').first().getByRole('radio').first()
  await folded.locator('summary').click()
  await choice.focus()
  await page.keyboard.press('Space')

  letGo()

  await expect(page.getByRole('navigation', { name: 'Sections of this lesson' })).toBeVisible()
  await expect(folded).toHaveAttribute('open')
  await expect(choice).toBeChecked()
  await expect(choice).toBeFocused()
})
