import { expectAccessible } from '../support/accessibility.ts'
import { expectInView } from '../support/in-view.ts'
import { expectNoConnection, keptAnswers, waitUntilKept } from '../support/kept-app.ts'
import { answerRightly } from '../support/learner.ts'
import { login, loginByForm } from '../support/login.ts'
import { logout, openDrawer, openStation, openTopMenu, toastOf, untilAlive } from '../support/page-parts.ts'
import { expectQuestion } from '../support/quiz.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ problems }) => {
  // A connection that is gone; each test takes it away.
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/)
})

test('without a connection the dashboard and the lessons that were read are there, and fresh when it is back', async ({
  page,
  context,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2] })
  await login(page, learner)
  await waitUntilKept(page)
  await page.goto('/lesson/3')
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  await expectNoConnection(page)
  await (await openStation(page, 3)).getByRole('link', { name: 'Read the lesson' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
  await page.goto('/lesson/9')
  await expect(page.getByText('The lesson could not be loaded.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()

  await answerRightly(request, learner, 3)
  await context.setOffline(false)
  await expect(page.getByText('3 of 9 modules done')).toBeVisible()
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})

test('what this device keeps can be read although the access token has expired meanwhile', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  await waitUntilKept(page)
  await page.goto('/lesson/2')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await context.setOffline(true)
  await page.clock.install({ time: Date.now() + 2 * 3600_000 })
  await page.goto('/dashboard')
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
  await (await openStation(page, 2)).getByRole('link', { name: 'Read the lesson' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a page that needs the connection says so, and comes by itself when it is back', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner())
  await waitUntilKept(page)
  await context.setOffline(true)
  await page.goto('/module/9')
  await expect(page.getByText('The quiz could not be loaded.')).toBeVisible()
  await expectNoConnection(page)
  await context.setOffline(false)
  await expectQuestion(page, 1)
})

test('a page never fetched before says so without a connection, and comes by itself when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/dynamically imported module/)
  await page.goto('/')
  await untilAlive(page)
  await context.setOffline(true)
  await (await openTopMenu(page)).getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expectNoConnection(page)
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
})

for (const path of ['/account', '/certificate', '/claim'])
  test(`without a connection ${path} is no dead end: it says so, with the menu and the way to the dashboard @wide`, async ({
    page,
    context,
    problems,
    newLearner,
  }) => {
    problems.allow(/dynamically imported module/)
    await login(page, await newLearner())
    await waitUntilKept(page)
    await context.setOffline(true)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection at this station')
    const out = page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' })
    await expectInView(out, page.getByRole('main').getByRole('button', { name: 'Try again' }))
    const drawer = await openDrawer(page)
    await expect(drawer.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    await page.keyboard.press('Escape')
    await out.click()
    await expect(page.getByText('0 of 9 modules done')).toBeVisible()
  })

test('pages without a connection are accessible', async ({ page, context, problems, newLearner }) => {
  problems.allow(/dynamically imported module|preload assets/)
  await login(page, await newLearner({ completed: [1, 2] }))
  await waitUntilKept(page)
  await context.setOffline(true)
  for (const path of ['/dashboard', '/lesson/9', '/module/3', '/login', '/no-such-page', '/account']) {
    await page.goto(path)
    await expectNoConnection(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('an address that the app does not know has our own page without a connection, and itself when it is back', async ({
  page,
  context,
  problems,
  newLearner,
}) => {
  problems.allow(/404.*no-such-page/)
  await login(page, await newLearner())
  await waitUntilKept(page)
  await context.setOffline(true)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection at this station')
  await expectNoConnection(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByText('0 of 9 modules done')).toBeVisible()
  await page.goBack()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no station here')
})

test('without a connection one line says so and nothing else, and the class page has the lesson that was read', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  await waitUntilKept(page)
  await page.goto('/lesson/3')
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/class/harbour?module=3')
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
  await expect(page.getByText('The class could not be loaded.')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  await expect(page.locator('#module-9')).toBeAttached()
  await expect(page.locator('.connection-note:not(:empty)')).toHaveCount(1)
  await expect(toastOf(page)).toHaveCount(0)
  await expect(page.getByText(/is not responding/)).toHaveCount(0)
})

test('the lesson of the next stop is kept ahead', async ({ page, context, newLearner }) => {
  await login(page, await newLearner({ completed: [1] }))
  await waitUntilKept(page)
  await expect
    .poll(async () => (await keptAnswers(page)).map(({ url }) => url).join())
    .toContain('/kept/lesson/2')
  await context.setOffline(true)
  await page.goto('/lesson/2')
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
})

test('the landing page keeps nothing on the device', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Email').focus()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await keptAnswers(page)).toEqual([])
})

test('nothing of a learner stays after logging out', async ({ page, context, newLearner }) => {
  await login(page, await newLearner({ completed: [1] }))
  await waitUntilKept(page)
  await page.goto('/lesson/1')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.goto('/dashboard')
  await expect.poll(async () => (await keptAnswers(page)).map(({ url }) => url).join()).toContain('/kept/')
  await logout(page)
  expect((await keptAnswers(page)).filter(({ url }) => url.includes('/kept/'))).toEqual([])

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await page.goto('/lesson/1')
  await expect(page.getByText('The lesson could not be loaded.')).toBeVisible()
})

test('a learner who logs in on another’s device sees nothing of theirs', async ({
  page,
  context,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  await waitUntilKept(page)
  // Away without logging out, as when the browser lost the session alone.
  await page.goto('/')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  const second = await newLearner()
  await loginByForm(page, second)
  await expect(page.getByText('0 of 9 modules done')).toBeVisible()
  const kept = (await keptAnswers(page)).filter(({ url }) => url.includes('/kept/'))
  const progress = kept.filter(({ url }) => url.includes('/kept/progress'))
  expect(progress.map(({ url }) => decodeURIComponent(url)).join()).toMatch(`progress?of=${second.email}`)
  expect(progress).toHaveLength(1)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('0 of 9 modules done')).toBeVisible()
})

test('kept are the app, its configuration, progress, practice, review, lessons, films and papers; no token, no account, no other answer', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  await login(page, learner)
  await waitUntilKept(page)
  for (const path of ['/account', '/module/1', '/lesson/1', '/success', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Request Completion Certificate' }).click()
  await expect(page.getByText('Request Sent Successfully')).toBeVisible()

  const kept = await keptAnswers(page)
  const paths = kept.map(({ url }) => new URL(url).pathname)
  const allowed =
    /^\/(assets\/[\w.-]+|shell\/en|config\.json|kept\/(progress|practice|review|(lesson|film|paper)\/\d))$/
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
  expect(paths).toEqual(expect.arrayContaining(['/shell/en', '/config.json', '/kept/progress']))
  for (const { sent, body } of kept) {
    expect(sent).not.toMatch(/authorization/i)
    expect(body).not.toMatch(/eyJ[\w-]{20,}\./)
    expect(body).not.toContain(learner.email)
  }
})

test('the server still chooses language and status, and links of e-mails and providers go to it alone', async ({
  page,
  context,
  problems,
  newLearner,
}) => {
  // No such page, and no such code.
  problems.allow(/404.*nowhere|400.*accounts:resetPassword/)
  await login(page, await newLearner())
  await waitUntilKept(page)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await page.goto('/lesson/1?language=fr')
  await expect(page).toHaveURL('/lesson/1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  for (const path of ['/auth/action?mode=signIn&oobCode=a', '/auth/provider?state=a', '/?language=en']) {
    await context.setOffline(true)
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(false)
  }
  await page.goto('/auth/action?mode=signIn&oobCode=a')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/oobCode=a/)
})

test.describe('on a device set to French', () => {
  test.use({ locale: 'fr-CI' })

  test('the app that is kept is the French one', async ({ page, context, newLearner }) => {
    await login(page, await newLearner({ completed: [1] }))
    await waitUntilKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('1 module terminé sur 9')).toBeVisible()
    await expectNoConnection(page, /^Hors ligne\./)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})
