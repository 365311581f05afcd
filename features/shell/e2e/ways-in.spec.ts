import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { logout, untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('on a wide screen one button is the first way in, a look inside the second, the login beside them @desktop', async ({
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
  expect(filled).toEqual(['Start free', 'See the first lesson'])
  await expectInView(
    page.getByRole('link', { name: 'Start free' }),
    page.getByRole('button', { name: 'LOGIN' }),
  )
  // The other ways are still there (S2.1, S2.14).
  for (const part of [page.getByRole('navigation', { name: 'Main' }), page.getByRole('main')])
    await expect(part.getByRole('link', { name: 'Register' })).toBeVisible()
})

test('a learner who has logged out in another tab finds the login form again', async ({
  page,
  context,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await logout(other)
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0)
})

test('a tab that is still looking for its learner brings back no session that another tab has ended', async ({
  page,
  context,
  network,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  const looking = await network.hold('accounts:lookup')
  const asked = page.waitForRequest(/accounts:lookup/)
  await page.goto('/')
  await asked
  const other = await context.newPage()
  await other.goto('/dashboard')
  await logout(other)
  const answered = page.waitForResponse(/accounts:lookup/)
  looking.release()
  await answered
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})
