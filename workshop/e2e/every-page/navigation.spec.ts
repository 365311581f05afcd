import type { Page } from '@playwright/test'
import { login, signIn } from '../support/login.ts'
import { openMenu, openTopMenu, untilAlive, untilFonts } from '../support/page-parts.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('the top bar leads to Login and Register when signed out (S2.14) @wide', async ({ page }) => {
  for (const [name, path] of [
    ['Login', '/login'],
    ['Register', '/register'],
  ] as const) {
    await page.goto('/')
    const menu = await openTopMenu(page)
    await expect(menu.getByRole('button', { name: 'LOGOUT' })).toHaveCount(0)
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name)
  }
})

test('the top bar has LOGOUT when signed in, and it logs out (S2.15, S4.2, S7.25) @wide', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await page.goto('/reward')
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  const menu = isPhone ? await openMenu(page) : await openTopMenu(page)
  await expect(menu.getByRole('link', { name: 'Register' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('on a phone the menu folds out and away, and away on every other page (S2.17)', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const login = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })
  await expect(login).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(login).toBeVisible()
  await button.click()
  await expect(login).toBeHidden()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await login.click()
  await expect(page).toHaveURL('/login')
  await expect(login).toBeHidden()
})

test('on a phone Back never opens the menu again', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.goForward()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone Back finds the menu closed before the page that it led to is there', async ({
  page,
  network,
}) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  const code = await network.hold('/assets/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register')
  await page.goBack()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  code.release()
})

test('a link that is clicked twice, while its page is still on its way, is one step back', async ({
  page,
  network,
}) => {
  await page.goto('/')
  await untilAlive(page)
  const code = await network.hold('/assets/')
  await main(page).getByRole('link', { name: 'Register' }).dblclick()
  await expect(page).toHaveURL('/register')
  code.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

for (const [language, path] of [
  ['en', '/'],
  ['fr', '/'],
  ['en', '/dashboard'],
  ['fr', '/dashboard'],
  ['fr', '/lesson/1'],
] as const)
  test(`at 320 px logo, language and Menu stand in one line (${path}, ${language})`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    if (path !== '/') await signIn(page, await newLearner())
    await page.goto(`${path}?language=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilFonts(page)
    const boxes = await Promise.all(
      [
        page.getByRole('banner').getByRole('link', { name: 'EduTrain' }),
        page.getByRole('banner').locator('[hreflang]'),
        page.getByRole('button', { name: 'Menu' }),
      ].map((part) => part.boundingBox()),
    )
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : 0))
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
    const menu = boxes[2]
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(320 - 16)
  })

test('the logo of public pages leads a learner who is signed in to the dashboard', async ({
  page,
  newLearner,
}) => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'EduTrain' })
  await page.goto('/lesson/1')
  await expect(logo).toHaveAttribute('href', '/')
  await signIn(page, await newLearner())
  for (const path of ['/lesson/1', '/class/harbour?module=3']) {
    await page.goto(path)
    await logo.click()
    await expect(page).toHaveURL('/dashboard')
  }
})

test('on a phone the drawer closes by its button, by Escape and by a link', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (const close of [
    () => drawer.getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('link', { name: /^Module 1/ }).click(),
  ]) {
    await button.click()
    await expect(drawer).toBeVisible()
    await close()
    await expect(drawer).toHaveCount(0)
  }
})

test('on a wide screen there is no menu button @desktop', async ({ page, newLearner }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await login(page, await newLearner())
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})

test('the landing page says what it is, and leads to the reward page (S1.1)', async ({ page }) => {
  await page.goto('/')
  await expect(main(page)).toContainText(
    'Watch short videos in the metaverse, answer ten questions in each module, and get a free token at the end.',
  )
  await page.getByRole('link', { name: 'Claim your reward' }).click()
  await expect(page).toHaveURL('/reward')
})

test('an unknown address answers 404 with a page that leads back', async ({ page, problems }) => {
  problems.allow(/no-such-page/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no station here')
  await main(page).getByRole('link').click()
  await expect(page).toHaveURL('/')
})

test('each page has a title of its own', async ({ page, newLearner, problems }) => {
  problems.allow(/no-such-page/)
  await login(page, await newLearner({ completed: [1] }))
  const paths = [
    '/',
    '/login',
    '/register',
    '/reward',
    '/wallet-guide',
    '/dashboard',
    '/module/3',
    '/success',
    '/no-such-page',
  ]
  const titles = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    titles.add(await page.title())
  }
  expect(titles.size).toBe(paths.length)
})

test('no public page loads the identity client before a form is touched', async ({ page, problems }) => {
  problems.allow(/no-such-page/)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of [
    '/',
    '/login',
    '/register',
    '/reward',
    '/wallet-guide',
    '/class/harbour?module=3',
    '/no-such-page',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(loaded.filter((url) => /identity-client/.test(url))).toEqual([])
  // Two of them have a button for each other identity provider, which the configuration names.
  expect(loaded.filter((url) => /config\.json/.test(url)).length).toBeLessThanOrEqual(2)
  await page.goto('/login')
  const client = page.waitForRequest(/identity-client/)
  await page.getByLabel('Email').focus()
  await client
})

test('no public page loads the menu of learners for a visitor, who has the two links and no drawer @wide', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/wallet-guide', '/lesson/1', '/practice/1']) {
    await page.goto(path)
    await untilAlive(page)
    const menu = await openTopMenu(page)
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  }
  expect(loaded.filter((url) => /menu-dialog|learner-menu/.test(url))).toEqual([])
})

test('a form sent before the app is there is sent once it is', async ({ page, network, newLearner }) => {
  const learner = await newLearner()
  const held = await network.hold(/\/assets\/index-.*\.js$/)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(learner.email)
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL('/login')
  held.release()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const pages: [path: string, heading: string, fields: string[], button: string][] = [
    ['/', 'Nine stations', ['Email', 'Password'], 'LOGIN'],
    ['/login', 'Login', ['Email', 'Password'], 'LOGIN'],
    ['/register', 'Register', ['Full Name', 'Email', 'Wallet Address (optional)', 'Password'], 'SUBMIT'],
    ['/reward', 'Claim your reward', ['Email Address', 'Evm Wallet Address (Optional)'], 'Submit'],
  ]

  for (const [path, heading, fields, button] of pages)
    test(`${path} shows its full text and form (S2.1, S2.3, S6.1)`, async ({ page, problems }) => {
      // How scripts are switched off here.
      problems.allow(/\.js csp$/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      for (const field of fields) await expect(page.getByLabel(field, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: button })).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible()
    })
})

test('the browser shares the address of the page that is shown, not of the one that was loaded', async ({
  page,
}) => {
  await page.goto('/')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /^http:\/\/localhost:\d+\/$/)
  await untilAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register')
  await expect(canonical).toHaveCount(0)
})
