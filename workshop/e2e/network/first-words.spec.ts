import type { Page } from '@playwright/test'
import { login } from '../support/login.ts'
import { questionOf } from '../support/quiz.ts'
import { expect, onSmallPhone, test } from '../support/test.ts'

// Of a page whose code is still on its way.
test.use(onSmallPhone)

const script = /\/assets\/index-.*\.js$/
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('the dashboard has its title, and says which module is next and how far the journey is, before its code is there, and nothing of it moves then', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2, 4] }))
  const held = await network.hold(script)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Next module: Wallets and safety')
  await expect(page.getByText('3 of 9 modules done, about 2 hours left')).toBeVisible()
  await expect(page).toHaveTitle('Dashboard · EduTrain')
  const before = await heading(page).boundingBox()
  held.release()
  await expect(page.getByRole('link', { name: /Watch the film/ })).toBeVisible()
  await expect(heading(page)).toHaveText('Next module: Wallets and safety')
  const after = await heading(page).boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99)), 'px').toBeLessThanOrEqual(4)
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99)), 'px').toBeLessThanOrEqual(4)
})

test('the dashboard of a finished journey names no next module before its code is there', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: all }))
  const held = await network.hold(script)
  const answered = page.waitForResponse('**/api/progress')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await (await answered).finished()
  await expect(page.locator('.loading-page:visible')).toHaveCount(1)
  await expect(heading(page)).toHaveCount(0)
  held.release()
  await expect(heading(page)).toContainText('You made it')
})

test('a quiz can be read before its code is there: its module and the question that is open', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  const held = await network.hold(script)
  await page.goto('/module/2', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Module 2')
  await expect(page).toHaveTitle('Module 2 · EduTrain')
  const asked = page.locator('.opening p').first()
  await expect(asked).toBeVisible()
  const words = await asked.innerText()
  expect(words.length).toBeGreaterThan(20)
  held.release()
  await expect(questionOf(page)).toContainText(words)
})

test('the success page congratulates on the module that was finished last before its code is there', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  const held = await network.hold(script)
  await page.goto('/success', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Congratulations on finishing module 2')
  held.release()
  await expect(page.getByRole('button', { name: 'Proceed to Next Module' })).toBeVisible()
  await expect(heading(page)).toHaveText('Congratulations on finishing module 2')
})

test('the success page of a quiz that was taken again names no other module before its code is there', async ({
  page,
  network,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2] })
  await login(page, learner)
  const own = JSON.stringify({ moduleNumber: 1, link: '', owner: learner.email })
  await page.evaluate((current) => sessionStorage.setItem('currentModule', current), own)
  const held = await network.hold(script)
  const answered = page.waitForResponse('**/api/progress')
  await page.goto('/success', { waitUntil: 'commit' })
  await (await answered).finished()
  await expect(heading(page)).toHaveCount(0)
  held.release()
  await expect(heading(page)).toHaveText('Congratulations on finishing module 1')
})

for (const [path, title] of [
  ['/review', 'Review'],
  ['/certificate', 'Your certificate'],
] as const)
  test(`${path} has its heading before its code is there`, async ({ page, network, newLearner }) => {
    await login(page, await newLearner({ completed: [1] }))
    const held = await network.hold(script)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(title)
    held.release()
    await expect(page.locator('.loading-page:visible')).toHaveCount(0)
    await expect(heading(page)).toHaveText(title)
  })
