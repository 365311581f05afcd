import type { Page } from '@playwright/test'
import {
  captionOf,
  holdFilm,
  placeOf,
  playerOf,
  readFilm,
  watchButton,
  watchFilm,
} from '#workshop/e2e/support/film.ts'
import { expectNoConnection, keptAnswers, waitUntilKept } from '#workshop/e2e/support/kept-app.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { logout } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ problems }) => {
  // A connection that is gone; each test takes it away.
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|preload CSS/)
})

/** What of films the browser has kept: the player, and the numbers of the modules. */
const keptFilms = async (page: Page) =>
  (await keptAnswers(page)).flatMap(
    ({ url }) =>
      /\/assets\/(film-player)-.{8}\.js$/.exec(url)?.[1] ?? /\/kept\/film\/(\d+)/.exec(url)?.[1] ?? [],
  )

test('the film of the next stop is kept ahead, and is watched without a connection', async ({
  page,
  context,
  request,
  newLearner,
}) => {
  const { lines } = await readFilm(request, 3)
  await login(page, await newLearner({ completed: [1, 2] }))
  await waitUntilKept(page)
  await expect.poll(() => keptFilms(page)).toEqual(expect.arrayContaining(['3', 'film-player']))
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/lesson/3')
  await expectNoConnection(later)
  await watchFilm(later)
  await expect(captionOf(later)).toHaveText(lines[0]?.line.text ?? '')
})

test('a film that was opened is watched without a connection from where it was left; another says that it is missing until the connection is back', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner())
  await waitUntilKept(page)
  await page.goto('/class/harbour?module=3')
  await holdFilm(page, 30_000)
  await expect.poll(() => keptFilms(page)).toEqual(expect.arrayContaining(['3', 'film-player']))

  await context.setOffline(true)
  await page.goto('/class/harbour?module=3')
  await watchFilm(page)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(29_000)

  await page.goto('/lesson/6')
  await watchButton(page).click()
  await expect(page.getByText('The film could not be loaded.')).toBeVisible()
  await context.setOffline(false)
  await expect(playerOf(page)).toBeVisible()
})

test('films that were kept are gone after logging out', async ({ page, newLearner }) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  await waitUntilKept(page)
  await expect.poll(() => keptFilms(page)).toContain('3')
  await logout(page)
  await expect.poll(() => keptFilms(page)).not.toContain('3')
})
