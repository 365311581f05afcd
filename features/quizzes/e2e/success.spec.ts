import { answerRightly, callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { expectToast, logout } from '#workshop/e2e/support/page-parts.ts'
import { answerButton, chooseWrong, expectQuestion, finishQuiz } from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const heading = { level: 1 } as const

test('the success page names the module, also after a reload and in another tab (S2.24, S3.22, S4.21)', async ({
  page,
  context,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [7] })
  await answerRightly(request, learner, 2, 9)
  await signIn(page, learner)
  await page.goto('/module/2')
  await finishQuiz(page, 10)
  await expect(page.getByRole('heading', heading)).toHaveText('Congratulations on finishing module 2')
  await page.reload()
  await expect(page.getByRole('heading', heading)).toHaveText('Congratulations on finishing module 2')

  const other = await context.newPage()
  await other.goto('/success')
  await expect(other.getByRole('heading', heading)).toHaveText('Congratulations on finishing module 2')
})

test('Proceed records the module again and returns to the dashboard: Progress Updated (S2.25, S4.25, S7.27)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await signIn(page, learner)
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

test('a double click on Proceed records the module once, and one step back leads to where it was', async ({
  page,
  network,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1] }))
  await page.goto('/success')
  let recorded = 0
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/progress') && sent.method() === 'POST') recorded++
  })
  const before = await page.evaluate(() => history.length)
  const held = await network.hold('/api/progress', 'POST')
  const proceed = page.getByRole('button', { name: 'Proceed to Next Module' })
  await proceed.dblclick()
  await expect(proceed).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect(page).toHaveURL('/dashboard')
  await expectToast(page, 'Progress Updated', 'alert-success')
  expect(recorded).toBe(1)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/success')
})

test('Proceed without a connection says Error updating progress, and nothing is lost (S7.29)', async ({
  page,
  network,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1] }))
  await page.goto('/success')
  await expect(page.getByRole('heading', heading)).toHaveText('Congratulations on finishing module 1')
  await network.lose('/api/progress', 'POST')
  await page.getByRole('button', { name: 'Proceed to Next Module' }).click()
  await expectToast(page, 'Error updating progress', 'alert-error')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
})

test('the ticket has a hole for each finished module, the stamp of the day and how many were right at once', async ({
  page,
  openQuiz,
}) => {
  const learner = await openQuiz(1, 9)
  await chooseWrong(page)
  await answerButton(page).click()
  await expectToast(page, 'Incorrect option. Try again', 'alert-error')
  await finishQuiz(page, 9)
  const ticket = page.locator('.torn')
  await expect(ticket.getByText(learner.name)).toBeVisible()
  await expect(ticket.getByText('1 of 9 modules done')).toBeVisible()
  await expect(ticket.getByRole('listitem')).toHaveText([
    'Module 1: Web2 & Web3, punched',
    ...Array(8).fill(/, not punched yet$/),
  ])
  await expect(ticket.getByText('9 of 10 correct on the first try')).toBeVisible()
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format())
  await expect(ticket.getByRole('time')).toContainText(today)
  await page.reload()
  await expect(ticket.getByText('9 of 10 correct on the first try')).toBeVisible()
})

test('a season is said to be complete with its last module, in whatever order, and what opens next is shown', async ({
  page,
  openQuiz,
  newLearner,
}) => {
  await openQuiz(4, 10)
  await finishQuiz(page, 10)
  const arrival = page.getByRole('main')
  await expect(arrival.getByText('Spring EduTrain', { exact: true })).toBeVisible()
  await expect(page.getByText('Spring EduTrain complete')).toHaveCount(0)
  await expect(page.getByText('Next module · Mindset Reset')).toBeVisible()
  await logout(page)

  await signIn(page, await newLearner({ completed: [1, 2, 3, 5], begun: { moduleNumber: 4, answered: 9 } }))
  await page.goto('/module/4')
  await finishQuiz(page, 10)
  await expect(page.getByText('Spring EduTrain complete')).toBeVisible()
  await expect(page.getByText('Next module · Summer EduTrain')).toBeVisible()
  await expect(arrival.getByText('NFTs and POAPs')).toBeVisible()
  await expect(page.getByText('There is no module after this one.')).toHaveCount(0)
})

test('after the last module of all the button asks for the certificate, and Proceed is the quiet one below, which says that no module follows; both record (S2.25, S4.25)', async ({
  page,
  newLearner,
}) => {
  const completed = [1, 2, 3, 4, 5, 6, 7, 8]
  await signIn(page, await newLearner({ completed, begun: { moduleNumber: 9, answered: 9 } }))
  await page.goto('/module/9')
  await finishQuiz(page, 10)
  const next = page.getByText('There is no module after this one.')
  const request = page.getByRole('button', { name: 'Request your certificate' })
  const proceed = page.getByRole('button', { name: 'Proceed to Next Module' })
  await expect(next).toBeVisible()
  const tops = await Promise.all([request, proceed, next].map(async (part) => (await part.boundingBox())?.y))
  expect(tops).toEqual(tops.toSorted((one = 0, other = 0) => one - other))
  await expect(proceed).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const [button, path] of [
    [request, '/certificate'],
    [proceed, '/dashboard'],
  ] as const) {
    await page.goto('/success')
    await button.click()
    await expectToast(page, 'Progress Updated', 'alert-success')
    await expect(page).toHaveURL(path)
  }
})

test('where a module is left, Proceed is the one button', async ({ page, newLearner }) => {
  await signIn(page, await newLearner({ completed: [1, 2] }))
  await page.goto('/success')
  await expect(page.getByRole('button', { name: 'Proceed to Next Module' })).toBeVisible()
  await expect(page.locator('.arrival-next').getByRole('button')).toHaveCount(1)
})

test('at the end of the journey bits of the ticket fall once, and a small phone shows all its holes', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] }))
  await page.goto('/success')
  const bits = page.locator('.punch-fall > span')
  await expect(bits).not.toHaveCount(0)
  await expect
    .poll(() => bits.evaluateAll((all) => all.filter((bit) => bit.getAnimations().length > 0).length))
    .toBe(0)
  for (const bit of await bits.all()) await expect(bit).toHaveCSS('opacity', '0')
  const lowest = await page.locator('.hole-name').last().boundingBox()
  const last = await page.getByText('There is no module after this one.').boundingBox()
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(last?.y ?? 0)
})

test('the back button after a finished quiz leads to where the learner came from (S4.22)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ begun: { moduleNumber: 1, answered: 9 } }))
  await page.goto('/module/1')
  await expectQuestion(page, 10)
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
  await signIn(page, await newLearner())
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
  await signIn(page, await newLearner())
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
