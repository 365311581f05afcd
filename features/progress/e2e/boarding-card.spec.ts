import type { Page } from '@playwright/test'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { expectQuestion, passQuestion, questionOf } from '#workshop/e2e/support/quiz.ts'
import { reviewer } from '#workshop/e2e/support/review.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The class row of a module in its entry, and what it says of its state. */
const classState = (page: Page, moduleNumber: number) =>
  page
    .locator(`#module-${moduleNumber} .task-row`)
    .filter({ hasText: 'Take Metaverse Class' })
    .locator('.task-state')

const journeys: [done: number, next: string][] = [
  [0, 'Watch the film'],
  [4, 'Watch the film'],
  [9, 'Request Completion Certificate'],
]

for (const [done, next] of journeys)
  test(`the next thing to do is on the first screen of a small phone: ${done} modules done`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await login(page, await newLearner({ completed: all.slice(0, done) }))
    await expect(page.getByText(`${done} of 9 modules done`)).toBeVisible()
    const card = page.locator('.boarding')
    const button = card.locator('a, button').filter({ hasText: next })
    await expect(button).toHaveCount(1)
    const { y = 0, height = 0, width = 0 } = (await button.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
    expect(width).toBeGreaterThan(260)
    expect(y + height).toBeLessThan(600)
    // What follows the request, from here to the token, is read after it, and its first step is seen.
    const end = done === all.length ? card.locator('.certificate-step').first() : card
    const { y: top = 0, height: tall = 0 } = (await end.boundingBox()) ?? {}
    expect(top + tall).toBeLessThanOrEqual(640)
  })

test('on a phone the card has the whole line in a slim strip, the train at the next stop, those behind ticked and the button on the first screen', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: all.slice(0, 4) }))
  const strip = page.locator('.boarding-scene')
  const marks = strip.locator('.rail-mark')
  await expect(marks).toHaveText(['', '', '', '', '5', '6', '7', '8', '9'])
  for (const [width, height] of [
    [360, 640],
    [360, 560],
    [320, 568],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    const frame = await strip.boundingBox()
    expect(frame?.height).toBeLessThanOrEqual(110)
    for (const mark of await marks.all()) {
      const { x = 0, width: wide = 0 } = (await mark.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(frame?.x ?? 0)
      expect(x + wide).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
    }
    const [train, stop] = [
      await strip.locator('.rail-engine').boundingBox(),
      await strip.locator('.rail-mark[data-current]').boundingBox(),
    ]
    const middle = (stop?.x ?? 0) + (stop?.width ?? 0) / 2
    expect(train?.x).toBeLessThan(middle)
    expect((train?.x ?? 0) + (train?.width ?? 0)).toBeGreaterThan(middle)
    expect((train?.height ?? 0) / 2 + (train?.y ?? 0)).toBeLessThan(stop?.y ?? 0)
    if (height > width) await expectInView(page.locator('.boarding-button'))
  }
})

test('at every width the card has the land beside its words or the line in a strip above them, never one in the room of the other', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  const scene = page.locator('.boarding-scene')
  const shapes: string[] = []
  for (const width of [660, 676, 684, 691, 700, 760]) {
    await page.setViewportSize({ width, height: 800 })
    const isBeside = (await scene.evaluate((one) => getComputedStyle(one).position)) === 'absolute'
    await expect(scene.locator('.rail-mark'), `${width}`).toHaveCount(isBeside ? 0 : 9)
    await expect(scene.locator('.boarding-train'), `${width}`).toHaveCount(isBeside ? 1 : 0)
    shapes.push(isBeside ? 'beside' : 'above')
  }
  expect([shapes.at(0), shapes.at(-1)]).toEqual(['above', 'beside'])
})

test('the class is film and lesson in one: the card then has ticks on both, and offers exercise and quiz, and at last the question where the learner stopped', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  const card = page.locator('.boarding')
  const steps = card.locator('ol > li')
  await expect(steps).toHaveText([/Film\s*now/, /Lesson\s*open/, /Exercise\s*optional/, /Quiz\s*later/])
  const opening = context.waitForEvent('page')
  await card.getByRole('link', { name: 'Take Metaverse Class' }).click()
  await (await opening).close()
  await expect(steps).toHaveText([/Film\s*done/, /Lesson\s*done/, /Exercise\s*optional/, /Quiz\s*open/])
  await expect(classState(page, 2)).toHaveText('Done')
  await card.getByRole('link', { name: 'Take Module Quiz' }).click()
  await expect(page).toHaveURL('/module/2')
  for (const position of [1, 2, 3]) {
    await expectQuestion(page, position)
    await passQuestion(page)
  }
  await expectQuestion(page, 4)
  await page.goto('/dashboard')
  await expect(steps.last()).toHaveText(/Quiz\s*now/)
  await card.getByRole('link', { name: 'Continue: question 4 of 10' }).click()
  await expectQuestion(page, 4)
})

test('a lesson that this device alone knows as read is ticked, and nothing below says otherwise', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await login(page, learner)
  const card = page.locator('.boarding')
  const [below, button] = [card.getByRole('link', { name: 'Take Metaverse Class' }), card.locator('.btn')]
  await expect(below).toHaveAccessibleDescription(/Film and lesson with others/)
  const [lower, upper] = [await below.boundingBox(), await button.boundingBox()]
  expect(lower?.height).toBeGreaterThanOrEqual(44)
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0))
  await page.evaluate((email) => {
    localStorage.setItem('lessonsRead', JSON.stringify({ [email]: [2] }))
  }, learner.email)
  await page.reload()
  const steps = card.locator('ol > li')
  await expect(steps).toHaveText([/Film\s*optional/, /Lesson\s*done/, /Exercise\s*optional/, /Quiz\s*open/])
  await expect(steps.nth(1).locator('svg')).toBeVisible()
  await expect(below).toHaveCount(0)
  await expect(classState(page, 2)).toHaveText('Lesson read')
  await steps.nth(1).getByRole('link').click()
  await expect(page).toHaveURL('/lesson/2')
  await page.goBack()
  await button.click()
  await expect(page).toHaveURL('/practice/2')
})

test('a class without a space is not offered on the card: its lesson is read there', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: all.slice(0, 8) }))
  await expect(page.locator('.boarding-button')).toContainText('Watch the film')
  await expect(page.locator('.boarding')).not.toContainText('Metaverse Class')
})

test('a double click on the class opens one tab, and does not press the button that takes its place', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner())
  const card = page.locator('.boarding')
  const opening = context.waitForEvent('page')
  await card.getByRole('link', { name: 'Take Metaverse Class' }).dblclick()
  await opening
  await expect(card.getByRole('link', { name: 'Take Module Quiz' })).toBeVisible()
  await expect(classState(page, 1)).toHaveText('Done')
  await expect(page).toHaveURL('/dashboard')
  expect(context.pages()).toHaveLength(2)
})

test('a newcomer is welcomed by name until the first step is done', async ({ page, newLearner }) => {
  const learner = await newLearner()
  await login(page, learner)
  await expect(page.getByText(`Welcome aboard, ${learner.name}`)).toBeVisible()
  await expect(page.getByText('watch the film, read the lesson, take the quiz')).toBeVisible()
  await page.locator('.boarding').getByRole('link', { name: 'Take Metaverse Class' }).click()
  await expect(classState(page, 1)).toHaveText('Done')
  await expect(page.getByText('Welcome aboard')).toHaveCount(0)
})

test('what is due for review is marked on the first screen, beside the next thing to do, and one tap begins it @wide', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize(smallPhone)
  await login(page, await reviewer(page))
  const mark = page.getByRole('link', { name: '5 to review' })
  await expectInView(mark, page.locator('.boarding-button'))
  await mark.click()
  await expect(page).toHaveURL('/review')
  await expect(questionOf(page)).toBeVisible()
})
