import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('on a wide screen one button is the first way in, the login beside it the second @desktop', async ({
  page,
}) => {
  await page.goto('/')
  await untilAlive(page)
  const filled = await page.locator('a:not(.skip-link), button').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && element.textContent)
      .filter((element) => !/^rgba\(0, 0, 0, 0\)$/.test(getComputedStyle(element).backgroundColor))
      .map((element) => element.textContent),
  )
  expect(filled).toEqual(['Start free'])
  await expectInView(
    page.getByRole('link', { name: 'Start free' }),
    page.getByRole('button', { name: 'LOGIN' }),
  )
  // The other ways are still there (S2.1, S2.14).
  for (const part of [page.getByRole('navigation', { name: 'Main' }), page.getByRole('main')])
    await expect(part.getByRole('link', { name: 'Register' })).toBeVisible()
})
