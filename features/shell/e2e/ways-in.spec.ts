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

/** The balloon of the scene, in its units of 2000 by 700. */
const balloon = { left: 977, top: 177, right: 1047, bottom: 282 }

for (const language of ['en', 'fr'])
  test(`on wide screens neither the ways in nor the login card lies over the balloon (${language}) @desktop`, async ({
    page,
  }) => {
    await page.goto(`/?language=${language}`)
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const scene = await page.locator('.line-scene').boundingBox()
      if (!scene) throw new Error('There is no scene.')
      const scale = scene.width / 2000
      const drawn = {
        left: scene.x + balloon.left * scale,
        right: scene.x + balloon.right * scale,
        top: scene.y + scene.height - (700 - balloon.top) * scale,
        bottom: scene.y + scene.height - (700 - balloon.bottom) * scale,
      }
      for (const part of await page.locator('.landing-start > a:visible, #login > .paper-card').all()) {
        const box = await part.boundingBox()
        if (!box) throw new Error('It is not shown.')
        const isFree =
          box.x + box.width <= drawn.left ||
          box.x >= drawn.right ||
          box.y + box.height <= drawn.top ||
          box.y >= drawn.bottom
        expect(isFree, `${await part.textContent()} at ${width} × ${height}`).toBe(true)
      }
    }
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
  problems,
}) => {
  // Whether the tab still had something to ask with the token that it began with depends on who is first.
  problems.allow(/401.*\/api\/profile/)
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
