import type { Page } from '@playwright/test'
import { finishBlocks } from '#wagons/practice/e2e/support/practice.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { openStation } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const entry = async (page: Page, moduleNumber: number) =>
  (await openStation(page, moduleNumber)).getByRole('link', { name: /^Exercise: / })
const sign = (page: Page, moduleNumber: number) =>
  page.locator(`#module-${moduleNumber} > summary .task-sign`)
const doneAt = (page: Page) => page.locator('.station > details > summary', { hasText: 'exercise done' })

test('each of the nine exercises is in its module’s entry and opens from there, whatever is locked (SX.44)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  const titles = new Set<string>()
  for (let moduleNumber = 1; moduleNumber <= 9; moduleNumber++) {
    const link = await entry(page, moduleNumber)
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(`/practice/${moduleNumber}`)
    await expect(page).toHaveTitle(`Exercise ${moduleNumber} · EduTrain`)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(name).toMatch(/^Exercise: .+ \(about\s[3-6]\smin\)$/)
    expect(name).toContain(title)
    titles.add(title)
    await expect(page.getByText(/^Step 1 of [3-6]$/)).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  }
  expect(titles.size).toBe(9)
})

test('a lesson leads into its exercise, and on to the quiz without it (SX.44)', async ({ page }) => {
  await page.goto('/lesson/4')
  const ways = page.getByRole('navigation', { name: 'What’s next?' })
  await expect(ways.getByRole('link', { name: 'Take Module Quiz' })).toBeVisible()
  await ways.getByRole('link', { name: /^Exercise: Send practice coins.*about\s5\smin/ }).click()
  await expect(page).toHaveURL('/practice/4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send practice coins')
})

test('an exercise that was done has a sign at its station and a tick in its entry; of others nothing is said (SX.44)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  for (const moduleNumber of [1, 2, 6]) await callAs(request, learner, 'PUT', `/api/practice/${moduleNumber}`)
  await login(page, learner)
  await expect(doneAt(page)).toHaveCount(3)
  for (const moduleNumber of [2, 6]) await expect(sign(page, moduleNumber)).toBeVisible()
  await expect(sign(page, 3)).toHaveCount(0)
  await expect(await entry(page, 2)).toContainText('Done')
  await expect(await entry(page, 3)).not.toContainText(/Done|To do|Locked/)
})

test('the map has a badge beside each station whose exercise was done, and says so @desktop', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2] })
  for (const moduleNumber of [2, 5]) await callAs(request, learner, 'PUT', `/api/practice/${moduleNumber}`)
  await login(page, learner)
  const map = page.getByRole('navigation', { name: 'Map of your journey' })
  await expect(map.getByRole('link', { name: /exercise done/ })).toHaveText([/^Module 2: /, /^Module 5: /])
  await expect(map.locator('.rail-practised')).toHaveCount(2)
})

test('the focus goes from the last step to what was achieved, and back to the start for another round', async ({
  page,
}) => {
  await page.goto('/practice/2')
  await finishBlocks(page)
  const heading = page.getByRole('heading', { name: 'You broke the chain, and the others noticed' })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription(/You have finished this exercise/)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.locator('div[tabindex="-1"]', { hasText: 'No real money' })).toBeFocused()
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('an exercise that was done is at its station without loading anything anew', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/practice/2')
  await finishBlocks(page)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard#module-2')
  await expect(sign(page, 2)).toBeVisible()
  await expect(await entry(page, 2)).toContainText('Done')
})
