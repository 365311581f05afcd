import type { Page } from '@playwright/test'
import { login } from '#workshop/e2e/support/login.ts'
import { untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

async function openLesson(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('.lesson h2').first()).toBeVisible()
  await untilAlive(page)
}

test('the page of a class says what it is, its title once and its languages once, and ends at the quiz', async ({
  page,
}) => {
  await openLesson(page, '/class/harbour?module=3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallets and safety')
  await expect(page.getByText('Wallets and safety')).toHaveCount(1)
  await expect(page.getByText('Class for module 3')).toBeVisible()
  await expect(
    page.getByText('Watch the film and read the lesson, alone or together. Then take the quiz.'),
  ).toBeVisible()
  await expect(page.getByText('Meeting place: Harbour Hall')).toBeVisible()
  await expect(page.getByText('Français')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('button', { name: /English|Français/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Take Module Quiz' })).toHaveAccessibleDescription(
    'That was the class. Now you can take the quiz.',
  )
  await page.getByRole('navigation', { name: 'Other classes in Harbour Hall' }).getByRole('link').click()
  await expect(page).toHaveURL('/class/harbour?module=4')
})

for (const [path, step] of [
  ['/lesson/3', 'Step 2 of 4: lesson'],
  ['/class/harbour?module=3', 'Step 1 of 4: film'],
] as const)
  test(`a learner has the dashboard and the quiz at hand at the beginning of ${path}, a visitor neither @wide`, async ({
    page,
    newLearner,
    isMobile,
  }) => {
    const road = page.getByRole('navigation', { name: step })
    await openLesson(page, path)
    await expect(road).toContainText('Quiz')
    await expect(road.getByRole('link', { name: 'Quiz' })).toHaveCount(0)
    await login(page, await newLearner())
    await openLesson(page, path)
    const bar = page.locator(isMobile ? '.lesson-above' : 'header')
    for (const link of [
      bar.getByRole('link', { name: 'Dashboard' }),
      road.getByRole('link', { name: 'Quiz' }),
    ]) {
      await expect(link).toBeInViewport()
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0)
    await road.getByRole('link', { name: 'Quiz' }).click()
    await expect(page).toHaveURL('/module/3')
    await page.goBack()
    await bar.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
