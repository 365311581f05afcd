import { loginByForm } from '#workshop/e2e/support/login.ts'
import { logout, openDrawer, openTopMenu } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const tokenUrl = '/securetoken.googleapis.com/v1/token'

/** What each signed-in page shows when it is there. */
const signedInPages: [path: string, heading: string][] = [
  ['/dashboard', 'Next module: Blockchain'],
  ['/dashboard#module-3', 'Next module: Blockchain'],
  ['/module/2', 'Module 2'],
  ['/success', 'Congratulations on finishing module 1'],
]

test('a reload of any signed-in page stays there, and never passes by the login (S2.7, S4.1, S6.2)', async ({
  page,
  newLearner,
}) => {
  await loginByForm(page, await newLearner({ completed: [1] }))
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  for (const [path, heading] of signedInPages) {
    await page.goto(path)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(path)
  }
  expect(visited).not.toContain('/login')
})

test('any signed-in page sends a visitor to the login (S2.13, S6.2)', async ({ page }) => {
  for (const [path] of signedInPages) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
})

test('the layout waits while the stored session is not known, and goes on when it is (S6.4)', async ({
  page,
  network,
  newLearner,
}) => {
  await loginByForm(page, await newLearner())
  const held = await network.hold('/config.json')
  await page.reload()
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  held.release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
})

test('a session that cannot be read for now is waited for, not taken for absent (S6.4)', async ({
  page,
  network,
  newLearner,
}) => {
  await loginByForm(page, await newLearner())
  const lost = await network.lose('/config.json')
  await page.clock.install()
  const failed = page.waitForEvent('requestfailed')
  await page.reload()
  await failed
  await expect(page.getByText('Loading…').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await lost.restore()
  await page.clock.fastForward(5000)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
})

test('an identity service out of reach ends no session', async ({ page, network, newLearner }) => {
  await loginByForm(page, await newLearner())
  await network.lose('identitytoolkit')
  const failed = page.waitForEvent('requestfailed')
  await page.reload()
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
})

test('an account that is gone is a known absence: it leads to the login (S6.4)', async ({
  page,
  request,
  problems,
  newLearner,
}) => {
  const learner = await newLearner()
  await loginByForm(page, learner)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:delete?key=edutrain', {
    data: { idToken: learner.idToken },
  })
  // Whichever of them is answered first: each tells that the account is gone.
  problems.allow(/accounts:lookup|securetoken|\/api\//)
  await page.reload()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('false')
})

test('logging out goes to the landing page and sets authenticated to false (S4.14, S7.3)', async ({
  page,
  newLearner,
}) => {
  await loginByForm(page, await newLearner())
  await logout(page)
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('false')
  const menu = await openTopMenu(page)
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the back button after logging out does not show the dashboard (S4.2)', async ({ page, newLearner }) => {
  await loginByForm(page, await newLearner())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
  await logout(page)
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Take Metaverse Class')).toHaveCount(0)
})

test('logging out revokes the refresh token of this session on the server, and of no other (SX.11)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner()
  const refresh = async (refreshToken: string) => {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
    return (await request.post(`${tokenUrl}?key=edutrain`, { form })).status()
  }
  const signingIn = page.waitForResponse('**/accounts:signInWithPassword*')
  await loginByForm(page, learner)
  const ours = ((await (await signingIn).json()) as { refreshToken: string }).refreshToken
  expect(await refresh(ours)).toBe(200)

  await logout(page)
  await expect.poll(() => refresh(ours)).toBe(400)
  expect(await refresh(learner.refreshToken)).toBe(200)
})

test('a learner can log out while the server is out of reach', async ({ page, network, newLearner }) => {
  await loginByForm(page, await newLearner())
  await network.lose('/api/sessions/revoke')
  await logout(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('the access token is refreshed five minutes before it expires (S4.4, S9.15)', async ({
  page,
  newLearner,
}) => {
  const refreshed: string[] = []
  page.on('request', (request) => request.url().includes(tokenUrl) && refreshed.push(request.url()))
  await page.clock.install()
  await loginByForm(page, await newLearner())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
  await page.clock.fastForward('54:00')
  await openDrawer(page)
  expect(refreshed).toHaveLength(0)
  const refreshing = page.waitForResponse(`**${tokenUrl}*`)
  await page.clock.fastForward('01:05')
  expect((await refreshing).status()).toBe(200)
})

test('after a network failure the refresh is tried again after 30 s, then after twice as long (S4.6, S9.16)', async ({
  page,
  network,
  newLearner,
}) => {
  const failures: string[] = []
  page.on('requestfailed', (request) => request.url().includes(tokenUrl) && failures.push(request.url()))
  await page.clock.install()
  // The last that a dashboard asks for, after four seconds: later it would ask for a token, too.
  const late = page.waitForResponse('**/api/review')
  await loginByForm(page, await newLearner())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
  await late
  await network.lose(tokenUrl)
  await page.clock.pauseAt(Date.now() + 56 * 60_000)
  await expect.poll(() => failures.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [attempt, wait] of [30_000, 60_000, 120_000].entries()) {
    await page.clock.runFor(wait - 1000)
    expect(failures).toHaveLength(attempt + 1)
    await page.clock.runFor(2000)
    await expect.poll(() => failures.length).toBe(attempt + 2)
  }
})
