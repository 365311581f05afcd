import type { Page } from '@playwright/test'
import { login } from '../support/login.ts'
import { expectQuestion, finishQuiz, passQuestion } from '../support/quiz.ts'
import { expect, test } from '../support/test.ts'

/** Gathers the names of all that moves from now on, on every page that this one shows. */
async function watchMotion(page: Page): Promise<() => string[]> {
  const moved: string[] = []
  await page.exposeFunction('recordMotion', (name: string) => void moved.push(name))
  await page.addInitScript(() => {
    const record = (name: string) =>
      (window as unknown as { recordMotion(name: string): void }).recordMotion(name)
    addEventListener('animationstart', ({ animationName }) => record(animationName), true)
    addEventListener('transitionrun', ({ propertyName }) => record(`transition of ${propertyName}`), true)
  })
  return () => moved
}

/** Goes where something moves: a toast, the train, a step of the quiz, a punched ticket, the drawer, the end. */
async function seeEveryAnimation(
  page: Page,
  newLearner: (stage: object) => Promise<{ email: string; password: string }>,
) {
  await page.goto('/')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.locator('.toaster .alert')).toBeVisible()
  await login(
    page,
    await newLearner({
      completed: [1, 2, 3, 4, 6, 7, 8, 9],
      attended: [5],
      begun: { moduleNumber: 5, answered: 7 },
    }),
  )
  await page.locator('.behind > summary').click()
  await page.locator('#module-2 summary').click()
  await page.goto('/module/5')
  await expectQuestion(page, 8)
  await passQuestion(page)
  await finishQuiz(page, 9)
  await page.getByRole('button', { name: 'Proceed to Next Module' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You made it')
}

test('progress on the journey is animated', async ({ page, newLearner }) => {
  const animations = ['pull-in', 'arrive', 'punch-hole', 'ticket-drops', 'roll', 'punch-stop']
  const moved = await watchMotion(page)
  await seeEveryAnimation(page, newLearner)
  await expect.poll(() => animations.filter((animation) => !moved().includes(animation))).toEqual([])
})

test.describe('a visitor who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is animated @wide-by-night', async ({ page, newLearner }) => {
    const moved = await watchMotion(page)
    await seeEveryAnimation(page, newLearner)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(moved()).toEqual([])
  })
})
