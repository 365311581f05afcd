import { answerRightly, callAs, login } from '../support/learner.ts'
import { expectToast, logout } from '../support/page-parts.ts'
import { finishQuiz } from '../support/quiz.ts'
import { expect, test } from '../support/test.ts'

const heading = { level: 1 } as const

test('the success page names the module, also after a reload and in another tab (S2.24)', async ({
  page,
  context,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [7] })
  await answerRightly(request, learner, 2, 9)
  await login(page, learner)
  await page.goto('/module/2')
  await finishQuiz(page, 10)
  await expect(page.getByRole('heading', heading)).toHaveText('Congratulations on finishing module 2')
  await page.reload()
  await expect(page.getByRole('heading', heading)).toHaveText('Congratulations on finishing module 2')

  const other = await context.newPage()
  await other.goto('/success')
  await expect(other.getByRole('heading', heading)).toHaveText('Congratulations on finishing module 2')
})

test('Proceed records the module again and returns to the dashboard: Progress Updated (S4.25)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await login(page, learner)
  await page.goto('/success')
  const recording = page.waitForRequest(
    (sent) => sent.url().endsWith('/api/progress') && sent.method() === 'POST',
  )
  await page.getByRole('button', { name: 'Proceed to Next Module' }).click()
  expect((await recording).postDataJSON()).toEqual({ moduleNumber: 1 })
  await expect(page).toHaveURL('/dashboard')
  await expectToast(page, 'Progress Updated', 'alert-success')
  await expect(page.getByRole('heading', heading)).toHaveText('Next module: Blockchain')
  const { progress } = await callAs<{ progress: object }>(request, learner, 'GET', '/api/progress')
  expect(progress).toMatchObject({ completedModules: [1], completedCount: 1 })
})

test('Proceed without a connection says Error updating progress, and nothing is lost (S7.29)', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await page.goto('/success')
  await expect(page.getByRole('heading', heading)).toHaveText('Congratulations on finishing module 1')
  await network.lose('/api/progress', 'POST')
  await page.getByRole('button', { name: 'Proceed to Next Module' }).click()
  await expectToast(page, 'Error updating progress', 'alert-error')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
})

test('the back button after a finished quiz leads to where the learner came from', async ({
  page,
  openQuiz,
}) => {
  await openQuiz(1, 10)
  await finishQuiz(page, 10)
  await expect(page.getByRole('heading', heading)).toContainText('Congratulations')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', heading)).toHaveText('Next module: Blockchain')
})

test('a learner who has finished no module is told so, and led to the dashboard', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  await page.goto('/success')
  await expect(page.getByRole('heading', heading)).toHaveText('You have not finished a module yet')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the next learner on this device is not congratulated for the one before', async ({
  page,
  newLearner,
  openQuiz,
}) => {
  await openQuiz(4, 10)
  await finishQuiz(page, 10)
  await expect(page.getByRole('heading', heading)).toContainText('Congratulations')
  await logout(page)
  await login(page, await newLearner())
  await page.goto('/success')
  await expect(page.getByRole('heading', heading)).toHaveText('You have not finished a module yet')
})

test('a class link that comes late reaches session state, and that of module 9 is known to be empty (S4.21)', async ({
  page,
  request,
  network,
  newLearner,
}) => {
  const current = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('currentModule') ?? 'null'))
  const learner = await newLearner()
  await answerRightly(request, learner, 4, 9)
  await answerRightly(request, learner, 9, 9)
  await login(page, learner)
  const held = await network.hold('/api/classes')
  await page.goto('/module/4')
  await finishQuiz(page, 10)
  expect(await current()).toMatchObject({ moduleNumber: 4, link: null })
  held.release()
  await expect.poll(current).toMatchObject({ moduleNumber: 4, link: '/class/harbour?module=4' })

  await page.goto('/module/9')
  await finishQuiz(page, 10)
  await expect.poll(current).toMatchObject({ moduleNumber: 9, link: '' })
})
