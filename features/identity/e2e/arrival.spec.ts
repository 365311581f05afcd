import type { Page } from '@playwright/test'
import type { Stage, TestLearner } from '#workshop/e2e/support/learner.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { answerButton, chooseRight, expectQuestion, finishQuiz } from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Next Module' })

/** Finishes a module from the dashboard on, without loading a page anew, up to the success page. */
async function finishModule(
  page: Page,
  newLearner: (stage: Stage) => Promise<TestLearner>,
  moduleNumber: number,
): Promise<void> {
  const completed = Array.from({ length: moduleNumber - 1 }, (_, index) => index + 1)
  const stage = { completed, attended: [moduleNumber], begun: { moduleNumber, answered: 9 } }
  await login(page, await newLearner(stage))
  await page.locator('.boarding-button').click()
  await finishQuiz(page, 10)
}

/** Gathers the names of the animations that start from now on, on every page that this one shows. */
async function watchAnimations(page: Page): Promise<string[]> {
  const started: string[] = []
  await page.exposeFunction('recordAnimation', (name: string) => void started.push(name))
  await page.evaluate(listen)
  await page.addInitScript(listen)
  return started
}

function listen() {
  const { recordAnimation } = window as unknown as { recordAnimation(name: string): void }
  addEventListener('animationstart', ({ animationName }) => recordAnimation(animationName), true)
}

/** Notes every main heading that the page shows from now on. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenHeadings: seen })
    const look = () => {
      const words = document.querySelector('h1')?.textContent ?? ''
      if (words && seen.at(-1) !== words) seen.push(words)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings)
}

test('after a finished module the dashboard shows it at once, however long its own read takes', async ({
  page,
  network,
  newLearner,
}) => {
  await finishModule(page, newLearner, 3)
  const headings = await watchHeadings(page)
  const held = await network.hold('/api/progress', 'GET')
  await proceed(page).click()
  await expect(page.locator('.boarding').getByText('3 of 9 modules done')).toBeVisible()
  held.release()
  await page.waitForLoadState('networkidle')
  expect(await headings()).toEqual([
    'Congratulations on finishing module 3',
    'Next module: Cryptocurrency, coins and tokens',
  ])
})

test('a finished module is shown when the dashboard’s read fails, and when Proceed could not record it again', async ({
  page,
  network,
  newLearner,
}) => {
  await finishModule(page, newLearner, 3)
  const headings = await watchHeadings(page)
  await network.lose('/api/progress')
  await proceed(page).click()
  await expect(page.locator('.boarding').getByText('3 of 9 modules done')).toBeVisible()
  expect((await headings()).filter((words) => words.startsWith('Next module'))).toEqual([
    'Next module: Cryptocurrency, coins and tokens',
  ])
})

test('Back from a finished quiz shows it as done, whatever the line does', async ({
  page,
  network,
  newLearner,
}) => {
  await login(
    page,
    await newLearner({ completed: [1, 2], attended: [3], begun: { moduleNumber: 3, answered: 9 } }),
  )
  await page.locator('.boarding-button').click()
  await chooseRight(page)
  await network.lose('/api/progress')
  await answerButton(page).click()
  await expect(page).toHaveURL('/success')
  await page.goBack()
  await expect(page.locator('.boarding').getByText('3 of 9 modules done')).toBeVisible()
})

const trip = ['roll', 'fill', 'swell', 'unfold']

test('the train travels to the next stop once, and stands there at every other visit', async ({
  page,
  newLearner,
}) => {
  await finishModule(page, newLearner, 3)
  const started = await watchAnimations(page)
  await proceed(page).click()
  await expect.poll(() => trip.filter((name) => !started.includes(name))).toEqual([])
  await expect(page.locator('[data-travelled]')).toHaveCount(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

  started.length = 0
  await page.reload()
  await expect(page.locator('.boarding').getByText('3 of 9 modules done')).toBeVisible()
  await page.goto('/module/4')
  await expectQuestion(page, 1)
  await page.goBack()
  await expect(page.locator('.boarding').getByText('3 of 9 modules done')).toBeVisible()
  expect(started.filter((name) => trip.includes(name))).toEqual([])
})

test('with nine of nine the signs of the modules fall onto the ticket once, until a key is pressed', async ({
  page,
  newLearner,
}) => {
  await finishModule(page, newLearner, 9)
  const started = await watchAnimations(page)
  await page.getByRole('link', { name: 'Dashboard' }).or(proceed(page)).first().click()
  await expect(page.locator('.terminus-punches > li')).toHaveCount(9)
  await expect.poll(() => started.filter((name) => name === 'fall-in').length).toBe(9)
  await page.keyboard.press('Shift')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

  started.length = 0
  await page.reload()
  await expect(page.locator('.terminus-punches > li')).toHaveCount(9)
  expect(started).not.toContain('fall-in')
})

test('a key ends the journey of the train', async ({ page, newLearner }) => {
  await finishModule(page, newLearner, 3)
  await proceed(page).click()
  await expect(page.locator('[data-travelled]')).toHaveCount(1)
  await page.keyboard.press('Shift')
  expect(await page.locator('[data-travelled]').count()).toBe(0)
})

test('a first visit of a device, and a quiz passed again, move no train', async ({ page, newLearner }) => {
  const learner = await newLearner({ completed: [1, 2], begun: { moduleNumber: 2, answered: 9 } })
  await page.goto('/login')
  const started = await watchAnimations(page)
  await login(page, learner)
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  await page.goto('/module/2')
  await finishQuiz(page, 10)
  await proceed(page).click()
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  expect(started.filter((name) => trip.includes(name))).toEqual([])
})

test.describe('a learner who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees the train at the next stop at once', async ({ page, newLearner }) => {
    await finishModule(page, newLearner, 3)
    await proceed(page).click()
    await expect(page.locator('[data-travelled]')).toHaveCount(1)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    const place = () => page.locator('.boarding .rail-engine').boundingBox()
    const atOnce = await place()
    await expect(page.locator('[data-travelled]')).toHaveCount(0)
    expect(await place()).toEqual(atOnce)
    await expect(page.locator('.boarding .rail-mark[data-current]')).toHaveText('4')
  })
})
