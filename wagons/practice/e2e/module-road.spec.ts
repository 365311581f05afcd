import type { Page } from '@playwright/test'
import { finishBlocks } from '#wagons/practice/e2e/support/practice.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { railOf, readFilm, watchFilm } from '#workshop/e2e/support/film.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { findLosses } from '#workshop/e2e/support/scenes/losses.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const road = (page: Page) => page.locator('.road')
const steps = (page: Page) => road(page).getByRole('listitem')
const here = (page: Page) => road(page).locator('[aria-current="step"]')

test.use({ viewport: smallPhone })

test('film, lesson, exercise and quiz show the road of their module at their top, and lead to one another', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await page.goto('/lesson/2#film')
  await expect(page.locator('.film-play')).toBeVisible()
  await expectInView(road(page), page.locator('.film-picture'), page.locator('.film-play'))
  await expect(road(page)).toHaveAccessibleName('Step 1 of 4: film')
  await expect(here(page)).toHaveText(/Film/)

  await road(page).getByRole('link', { name: 'Lesson' }).tap()
  await expect(road(page)).toHaveAccessibleName('Step 2 of 4: lesson')
  await expectInView(page.locator('.lesson :is(h2, h3)').first())
  await road(page).getByRole('link', { name: 'Exercise' }).tap()
  await expect(page).toHaveURL('/practice/2')
  await expect(road(page)).toHaveAccessibleName('Step 3 of 4: exercise')
  await expectInView(road(page))

  await road(page).getByRole('link', { name: 'Quiz' }).tap()
  await expect(page).toHaveURL('/module/2')
  await expect(road(page)).toHaveAccessibleName('Step 4 of 4: quiz')
  await expect(here(page)).toHaveText(/Quiz/)
})

test('in a quiz on a phone the road is its own step alone, by name: its signs would look like the holes of the questions', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await page.goto('/module/2')
  await expect(road(page)).toHaveAccessibleName('Step 4 of 4: quiz')
  await expect(steps(page)).toHaveText([/Quiz/])
  await expectInView(here(page).getByText('Quiz'))
  await expect(road(page).getByRole('link')).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(steps(page)).toHaveCount(4)
  await expectInView(...(await road(page).locator('.road-name').all()))
  await road(page).getByRole('link', { name: 'Film' }).click()
  await expect(page).toHaveURL('/lesson/2#film')
})

test('a film that is opened by a tap is the step of its page while it plays and when it is over, until the reader goes on to the lesson', async ({
  page,
}) => {
  await page.goto('/lesson/2')
  await expect(road(page)).toHaveAccessibleName('Step 2 of 4: lesson')
  await watchFilm(page)
  await expect(road(page)).toHaveAccessibleName('Step 1 of 4: film')
  const { film } = await readFilm(page.request, 2)
  await railOf(page).fill(String(film.ms - 500))
  await expect(steps(page).first()).toHaveText(/Film done/)
  await expect(road(page)).toHaveAccessibleName('Step 1 of 4: film')
  await page
    .locator('.film-end')
    .getByRole('link', { name: /^Read the lesson/ })
    .tap()
  await expect(road(page)).toHaveAccessibleName('Step 2 of 4: lesson')
  await page.getByRole('button', { name: 'Watch again' }).click()
  await expect(road(page)).toHaveAccessibleName('Step 1 of 4: film')
  await road(page).getByRole('link', { name: 'Lesson' }).tap()
  await expect(road(page)).toHaveAccessibleName('Step 2 of 4: lesson')
})

test('on the page of a class the film of the road is the one of that page', async ({ page }) => {
  await page.goto('/class/aurora?module=2')
  await road(page).getByRole('link', { name: 'Film' }).tap()
  await expect(page).toHaveURL('/class/aurora?module=2#film')
  await expectInView(page.locator('.film-picture'), page.locator('.film-play'))
  await expect(road(page)).toHaveAccessibleName('Step 1 of 4: film')
})

test('what was watched and read on this device stays ticked where its learner has never opened the dashboard', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1] }))
  const { film } = await readFilm(page.request, 2)
  await page.goto('/lesson/2#film')
  const watched = page.waitForResponse(/film-watched$/)
  await railOf(page).fill(String(film.ms - 500))
  await watched
  await expect(steps(page)).toHaveText([/Film done/, /Lesson$/, /Exercise$/, /Quiz$/])
  const read = page.waitForResponse(/lesson-read$/)
  for (const section of await page.locator('.lesson section').all())
    await section.evaluate(async (part) => {
      part.scrollIntoView({ behavior: 'instant' })
      await new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))
    })
  await page.locator('.lesson-ways').evaluate((ways) => ways.scrollIntoView({ behavior: 'instant' }))
  await read
  const ticked = [/Film done/, /Lesson done/, /Exercise$/, /Quiz$/]
  await expect(steps(page)).toHaveText(ticked)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lessonsRead'))).toBeNull()
  for (const path of ['/practice/2', '/lesson/2']) {
    await page.goto(path)
    await expect(steps(page)).toHaveText(ticked)
  }
})

test('the road ticks what was done on this device, as soon as it is done and on every page of the module', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await expect(page.locator('.boarding-button')).toBeVisible()
  const { film } = await readFilm(page.request, 2)
  await page.goto('/lesson/2#film')
  await expect(steps(page).first()).not.toContainText('done')
  await railOf(page).fill(String(film.ms - 500))
  await expect(steps(page)).toHaveText([/Film done/, /Lesson$/, /Exercise$/, /Quiz$/])
  await page.goto('/practice/2')
  await finishBlocks(page)
  await expect(steps(page)).toHaveText([/Film done/, /Lesson$/, /Exercise done/, /Quiz$/])
  await page.goto('/module/1')
  await expect(steps(page)).toHaveText([/Quiz done/])
})

test('a visitor sees the whole road, and a link wherever no account is asked for', async ({ page }) => {
  for (const [path, links] of [
    ['/lesson/2', ['Film', 'Exercise']],
    ['/practice/2', ['Film', 'Lesson']],
    ['/practice/1', ['Film', 'Lesson', 'Quiz']],
  ] as const) {
    await page.goto(path)
    await expect(steps(page)).toHaveCount(4)
    await expect(road(page).getByRole('link')).toHaveText(links.map((name) => new RegExp(`${name}$`)))
  }
})

test('the road moves nothing when it comes, and loses nothing when text is twice as large', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  for (const path of ['/lesson/2', '/practice/2', '/module/2']) {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          window.moved = (window.moved ?? 0) + (shift as LayoutShift).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(here(page)).toBeVisible()
    expect(await page.evaluate(() => window.moved ?? 0), path).toBeLessThan(0.02)
    await expectAccessible(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await findLosses(page), path).toEqual([])
  }
})

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

declare global {
  interface Window {
    moved?: number
  }
}
