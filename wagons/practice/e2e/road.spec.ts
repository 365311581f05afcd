import type { Page } from '@playwright/test'
import { finishBlocks } from '#wagons/practice/e2e/support/practice.ts'
import { tabTo } from '#workshop/e2e/support/accessibility.ts'
import { railOf, readFilm } from '#workshop/e2e/support/film.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { finishQuiz, passQuestion } from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const card = (page: Page) => page.locator('.boarding')
const marks = (page: Page) => card(page).locator('ol > li')
const button = (page: Page) => card(page).locator('.boarding-button')
const filmEnd = (page: Page) => page.locator('.film-end')

/** Scrolls through the lesson as one who reads it, to what follows it. */
const readOn = (page: Page) =>
  page.locator('.lesson-ways').evaluate(async (ways) => {
    for (let before = -1; before !== scrollY; ) {
      before = scrollY
      scrollBy(0, Math.min(400, ways.getBoundingClientRect().top - 120))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })

const lessonRead = (page: Page) => page.waitForResponse('**/api/classes/2/lesson-read')
const filmWatched = (page: Page) => page.waitForResponse('**/api/modules/2/film-watched')

/** To its last second, and on to its end. */
async function watchToEnd(page: Page): Promise<void> {
  const { film } = await readFilm(page.request, 2)
  const sent = filmWatched(page)
  await railOf(page).fill(String(film.ms - 500))
  await expect(filmEnd(page)).toBeVisible()
  expect((await sent).status()).toBe(200)
}

test.describe('by touch on a small phone', () => {
  test.use({ viewport: smallPhone })

  test('a module is film, lesson, exercise and quiz, and each of them leads to the next with its button on the screen', async ({
    page,
    newLearner,
  }) => {
    await login(page, await newLearner({ completed: [1] }))
    await expect(marks(page)).toHaveText([
      /Film\s*now\s*2½\smin/,
      /Lesson\s*open\s*\d+\smin/,
      /Exercise\s*optional\s*4\smin/,
      /Quiz\s*later\s*5\smin/,
    ])
    await expect(button(page)).toHaveText(/^Watch the film, 2½\smin$/)
    await expectInView(marks(page).first(), marks(page).last(), button(page))
    await button(page).tap()

    await expect(page).toHaveURL('/lesson/2#film')
    const play = page.locator('.film-play')
    await expectInView(page.locator('.film-picture'), play)
    await watchToEnd(page)
    const next = filmEnd(page).getByRole('link')
    await expect(next).toHaveText([/^Read the lesson, \d+\smin$/, /^Practise, 4\smin$/])
    await expectInView(next.first(), next.last())
    await next.first().tap()
    await expectInView(page.locator('.lesson :is(h2, h3)').first())
    const recorded = lessonRead(page)
    await readOn(page)
    await recorded
    await page
      .locator('.lesson-ways')
      .getByRole('link', { name: /^Exercise/ })
      .tap()

    await expect(page).toHaveURL('/practice/2')
    await finishBlocks(page)
    const quiz = page.getByRole('link', { name: 'Take Module Quiz' })
    await expectInView(
      page.locator('#practice-done'),
      page.getByRole('heading', { name: 'You broke the chain, and the others noticed' }),
      quiz,
    )
    await quiz.tap()
    await expect(page).toHaveURL('/module/2')
    await finishQuiz(page)
    await page.getByRole('button', { name: 'Proceed to Next Module' }).tap()
    await expect(page).toHaveURL('/dashboard')
    await expect(card(page).getByRole('heading')).toContainText('Wallets')
    await expectInView(button(page))
  })

  test('between the steps the dashboard ticks what is done, and its button is what is next; film and exercise can be passed over', async ({
    page,
    request,
    newLearner,
  }) => {
    const learner = await newLearner({ completed: [1] })
    await login(page, learner)
    await expect(button(page)).toContainText('Watch the film')
    await marks(page).nth(1).getByRole('link').tap()
    await expect(page).toHaveURL('/lesson/2')
    await callAs(request, learner, 'PUT', '/api/classes/2/lesson-read')
    await page.goto('/dashboard')
    await expect(marks(page)).toHaveText([
      /Film\s*optional/,
      /Lesson\s*done\s*$/,
      /Exercise\s*optional\s*4\smin/,
      /Quiz\s*open/,
    ])
    await expect(button(page)).toHaveText(/^Practise, 4\smin$/)
    const quiz = card(page).getByRole('link', { name: 'Take Module Quiz' })
    await expectInView(button(page), quiz)
    await quiz.tap()
    await expect(page).toHaveURL('/module/2')
  })
})

test('from film to quiz each link that leads on is reached and pressed by keys @desktop', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await expect(button(page)).toContainText('Watch the film')
  await tabTo(page, button(page))
  await page.keyboard.press('Enter')
  await expect(page.locator('.film-play')).toBeFocused()
  await watchToEnd(page)
  await tabTo(page, filmEnd(page).getByRole('link').first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/lesson/2#lesson-text')
  const recorded = lessonRead(page)
  await readOn(page)
  await recorded
  await tabTo(page, page.locator('.lesson-ways').getByRole('link', { name: /^Exercise/ }))
  await page.keyboard.press('Enter')
  await finishBlocks(page)
  const quiz = page.getByRole('link', { name: 'Take Module Quiz' })
  await tabTo(page, quiz)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/module/2')
})

test('an exercise ends with the quiz as its button, and below that what was passed over before it', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  for (const [path, words, passedOver] of [
    [null, 'Watch the film', [/^Watch the film, 2½\smin$/]],
    ['modules/2/film-watched', 'Read the lesson', [/^Read the lesson, \d+\smin$/]],
    ['classes/2/lesson-read', 'Take Module Quiz', []],
  ] as const) {
    if (path) await callAs(request, learner, 'PUT', `/api/${path}`)
    await login(page, learner)
    await expect(button(page)).toContainText(words)
    await page.goto('/practice/2')
    await finishBlocks(page)
    await expect(page.locator('.practice-moment').getByRole('link')).toHaveText([
      'Take Module Quiz',
      ...passedOver,
    ])
  }
})

test('a lesson ends with what is next on the road as its white button: the exercise, and once that is done the quiz', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await login(page, await newLearner({ completed: [1] }))
  const ways = page.locator('.lesson-ways')
  const [practise, quiz] = [/^Exercise/, 'Take Module Quiz'].map((name) => ways.getByRole('link', { name }))
  if (!practise || !quiz) throw new Error('two ways')
  const white = 'rgb(255, 253, 248)'
  await page.goto('/lesson/2')
  await expect(practise).toHaveCSS('background-color', white)
  await expect(quiz).not.toHaveCSS('background-color', white)
  await ways.evaluate((element) => element.scrollIntoView())
  await expectInView(practise, quiz)

  await practise.click()
  await finishBlocks(page)
  await page.goto('/lesson/2')
  await expect(practise).toContainText('Done')
  await expect(quiz).toHaveCSS('background-color', white)
  await expect(practise).not.toHaveCSS('background-color', white)
})

test('an exercise that was done on another device is known at the end of its lesson', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await callAs(request, learner, 'PUT', '/api/practice/3')
  await login(page, learner)
  await expect(page.locator('#module-3')).toBeVisible()
  await page.goto('/lesson/3')
  const practise = page.locator('.lesson-ways').getByRole('link', { name: /^Exercise/ })
  await expect(practise).toContainText('Done')
  await page.goto('/lesson/2')
  await expect(practise).not.toContainText('Done')
})

test('what was watched, read and practised is ticked on a second device', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  for (const path of ['modules/2/film-watched', 'classes/2/lesson-read', 'practice/2'])
    await callAs(request, learner, 'PUT', `/api/${path}`)
  await login(page, learner)
  await expect(marks(page)).toHaveText([
    /Film\s*done\s*$/,
    /Lesson\s*done\s*$/,
    /Exercise\s*done\s*$/,
    /Quiz\s*now\s*5\smin/,
  ])
  await expect(marks(page).locator('svg')).toHaveCount(3)
  await expect(button(page)).toHaveText('Take Module Quiz')
})

test('a quiz that was begun on another device goes on at its question, above as in its row', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1], begun: { moduleNumber: 2, answered: 3 } }))
  await expect(button(page)).toHaveText('Continue: question 4 of 10')
  await expect(marks(page).last()).toHaveText(/Quiz\s*now\s*4 of 10/)
  const row = page.locator('#module-2 .task-row').filter({ hasText: 'Take Module Quiz' })
  await expect(row).toContainText('Continue: question 4 of 10')
  await expect(row.locator('.task-state')).toHaveText('To do')
  await expect(page.locator('#module-2')).not.toContainText('Locked')
})

test('a quiz that was begun from its lesson is open in its row too', async ({ page, newLearner }) => {
  await login(page, await newLearner({ completed: [1] }))
  await page.goto('/module/2')
  await passQuestion(page)
  await page.goto('/dashboard')
  await expect(button(page)).toHaveText('Continue: question 2 of 10')
  await expect(page.locator('#module-2')).not.toContainText('Locked')
})

test('a film that was watched without a session counts for the learner who logs in afterwards', async ({
  page,
  request,
  newLearner,
}) => {
  const { film } = await readFilm(request, 2)
  await page.goto('/lesson/2#film')
  await railOf(page).fill(String(film.ms - 500))
  await expect(filmEnd(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('filmsWatched'))).toBe('{"":[2]}')
  const sent = filmWatched(page)
  await login(page, await newLearner({ completed: [1] }))
  expect((await sent).status()).toBe(200)
  await expect(marks(page).first()).toHaveText(/Film\s*done\s*$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('filmsWatched'))).toBeNull()
})

test('on a device that is new to the learner the drawer asks once how far they have come @desktop', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1, 2, 3] }))
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/progress')) asked++
  })
  await page.goto('/account')
  await expect(page.getByRole('banner')).toContainText('3 of 9')
  await expect(page.getByRole('banner').getByRole('link', { name: /Module 4/ })).toBeVisible()
  expect(asked).toBe(1)
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText('Cryptocurrency')
})
