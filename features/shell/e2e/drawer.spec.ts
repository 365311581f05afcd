import type { Locator } from '@playwright/test'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { openDrawer, openMenu } from '#workshop/e2e/support/page-parts.ts'
import { expectQuestion } from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const programmes: [title: string, modules: number[]][] = [
  ['Mindset Reset', [1]],
  ['Winter EduTrain', [2, 3]],
  ['Spring EduTrain', [4, 5]],
  ['Summer EduTrain', [6, 7]],
  ['Fall EduTrain', [8, 9]],
]

/** Follows the link of a module, its programme unfolded first where it is not. */
async function followModule(drawer: Locator, moduleNumber: number): Promise<void> {
  const name = new RegExp(`^Module ${moduleNumber}`)
  const programme = drawer.locator('details').filter({ hasText: new RegExp(`Module\\s${moduleNumber}`) })
  if ((await programme.getAttribute('open')) === null) await programme.locator('summary').click()
  await drawer.getByRole('link', { name }).click()
}

test('the drawer lists the five programmes, each module leading to its entry on the dashboard (S2.10, S2.11, S9.3) @wide', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  const drawer = await openDrawer(page)
  const menus = drawer.getByRole('navigation', { name: 'Programmes' }).getByRole('group')
  await expect(menus).toHaveCount(programmes.length)
  for (const [index, [title, modules]] of programmes.entries()) {
    const menu = menus.nth(index)
    await expect(menu).toContainText(title)
    if (index > 0) await menu.getByText(title).click()
    const links = menu.getByRole('link')
    await expect(links).toHaveText(modules.map((number) => new RegExp(`^Module\\s${number}\\b`)))
    for (const [position, number] of modules.entries())
      await expect(links.nth(position)).toHaveAttribute('href', `/dashboard#module-${number}`)
  }
})

test('a programme of the drawer folds out and away (S2.9)', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  const drawer = await openDrawer(page)
  const module4 = drawer.getByRole('link', { name: /^Module 4/ })
  const summary = drawer.getByText('Spring EduTrain')
  await expect(module4).toBeHidden()
  await summary.click()
  await expect(module4).toBeVisible()
  await summary.click()
  await expect(module4).toBeHidden()
})

test('only the programme of the next stop is unfolded in the drawer, else that of the module on the page', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  const unfolded = async () => {
    const drawer = await openDrawer(page)
    await expect(drawer.locator('details')).toHaveCount(programmes.length)
    return drawer.locator('details[open] > summary').allTextContents()
  }
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  expect(await unfolded()).toEqual(['Winter EduTrain'])
  await page.goto('/module/6')
  await expectQuestion(page, 1)
  expect(await unfolded()).toEqual(['Summer EduTrain'])
})

test('the drawer ticks what is done, on the ticket too, also on a page that reads no progress', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  for (const path of ['', '/module/3']) {
    if (path) await page.goto(path)
    const drawer = await openDrawer(page)
    await expect(drawer.locator('details').first().locator('summary')).toHaveText('Mindset Reset, done')
    await expect(drawer.getByRole('link', { name: /^Module 2 · Blockchain ?, done$/ })).toBeVisible()
    await expect(drawer.getByRole('link', { name: /^Module 3/ })).toHaveText('Module 3 · Wallets and safety')
    const ticket = drawer.locator('p', { hasText: '2 of 9 modules' })
    await expect(ticket.locator('+ div svg')).toHaveCount(2)
  }
})

test('rows of the drawer are 44 px high, and its list says at its edge that it goes on', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 640 })
  await login(page, await newLearner({ completed: [1] }))
  const drawer = await openDrawer(page)
  const list = drawer.locator('.drawer-list')
  const rows = list.getByRole('navigation', { name: 'Programmes' }).locator('summary, details[open] a')
  await expect(rows).toHaveCount(7)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  const folded = list.locator('details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  const { scrollHeight, clientHeight, shadows } = await list.evaluate((element) => ({
    scrollHeight: element.scrollHeight,
    clientHeight: element.clientHeight,
    shadows: getComputedStyle(element).backgroundAttachment,
  }))
  expect(scrollHeight).toBeGreaterThan(clientHeight)
  expect(shadows).toBe('local, local, scroll, scroll')
})

test('on a screen 800 high what the page is about is seen in the drawer, whole and above LOGOUT @desktop', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await login(page, await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8] }))
  for (const path of [
    '/dashboard',
    '/module/9',
    '/certificate',
    '/review',
    '/module/1',
    '/dashboard#module-9',
  ]) {
    await page.goto(path)
    const drawer = await openDrawer(page)
    const current = drawer.locator('.drawer-list [aria-current]').last()
    await expect(current).toBeVisible()
    await expectInView(current)
    await expectInView(drawer.getByRole('button', { name: 'LOGOUT' }))
  }
})

test('Back from a page that the menu led to shows no menu', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  for (const name of ['Your account', 'Module 1 · Web2 and Web3']) {
    const drawer = await openDrawer(page)
    await drawer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/account|#module-1/)
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Next module')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a module of the drawer opens its entry, from the dashboard and from any other page (S2.7, S2.11) @wide', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  for (const [from, moduleNumber] of [
    ['/dashboard', 7],
    ['/module/2', 3],
    ['/success', 9],
  ] as const) {
    await page.goto(from)
    const drawer = await openDrawer(page)
    await followModule(drawer, moduleNumber)
    await expect(page).toHaveURL(`/dashboard#module-${moduleNumber}`)
    await expect(page.locator(`#module-${moduleNumber}`)).toBeInViewport()
    await expect(page.getByText('Take Module Quiz').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a module of the drawer opens its entry again after the learner has chosen others', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  const follow = async (moduleNumber: number) => {
    const drawer = await openDrawer(page)
    await followModule(drawer, moduleNumber)
    await expect(page.locator(`#module-${moduleNumber}`)).toHaveAttribute('open')
  }
  await follow(7)
  await follow(3)
  await page.locator('#module-3 > summary').click()
  await expect(page.locator('#module-3')).not.toHaveAttribute('open')
  await follow(3)
})

test('the drawer shows the e-mail, an avatar, the logo and LOGOUT (S2.8, S2.12, S3.21) @wide', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner()
  await login(page, learner)
  const drawer = await openDrawer(page)
  await expect(drawer.getByText(learner.email)).toBeVisible()
  await expect(drawer.getByText(learner.name)).toBeVisible()
  await expect(drawer.locator('.rounded-full:not(button) svg')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'EduTrain', exact: true })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await expect(drawer.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

for (const path of ['/lesson/3', '/practice/3', '/class/harbour?module=3', '/', '/wallet-guide'])
  test(`a learner has the drawer at ${path} too, with the pages beside the journey @wide`, async ({
    page,
    newLearner,
  }) => {
    const learner = await newLearner({ completed: [1, 2] })
    // What they have done is known to this device.
    await login(page, learner)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const drawer = await openMenu(page)
    await expect(drawer.getByText(learner.email)).toBeVisible()
    await expect(drawer.getByText('2 of 9 modules')).toBeVisible()
    const links = drawer.getByRole('navigation', { name: 'Your pages' }).getByRole('link')
    await expect(links).toHaveText(['Dashboard', 'Review', 'Your certificate', 'Your token'])
    await expect(drawer.getByRole('navigation', { name: 'More' }).getByRole('link')).toHaveText([
      'Practise module 3',
      'Wallet guide',
      'Privacy',
    ])
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    await openMenu(page)
    await links.filter({ hasText: 'Review' }).click()
    await expect(page).toHaveURL('/review')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('Help stands beside LOGOUT at the foot of the drawer, in sight on a small phone without scrolling', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize(smallPhone)
  await login(page, await newLearner({ completed: [1, 2] }))
  const drawer = await openDrawer(page)
  const help = drawer.getByRole('link', { name: 'Help', exact: true })
  await expectInView(drawer.getByRole('button', { name: 'LOGOUT' }), help)
  await help.click()
  await expect(page).toHaveURL('/help')
})

test('LOGOUT is never the main button of a page @wide', async ({ page, newLearner }) => {
  await signIn(page, await newLearner())
  for (const path of ['/lesson/1', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const drawer = path === '/dashboard' ? await openDrawer(page) : await openMenu(page)
    await expect(drawer.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    for (const button of await page.getByRole('button', { name: 'LOGOUT' }).all())
      await expect(button).toHaveClass(/btn-outline/)
  }
})

test('on a small phone LOGOUT and the way to the account are in the menu at once', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize(smallPhone)
  await signIn(page, await newLearner({ completed: [1] }))
  await page.goto('/lesson/2')
  const drawer = await openMenu(page)
  await expectInView(
    drawer.getByRole('link', { name: 'Your account' }),
    drawer.getByRole('button', { name: 'LOGOUT' }),
  )
})

test('a menu that is open when a tablet is turned can still be closed', async ({ page, newLearner }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page, await newLearner())
  await page.goto('/account')
  const drawer = await openMenu(page)

  await page.setViewportSize({ width: 1180, height: 820 })

  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('main').getByRole('button').first().click({ trial: true })
})

test('on a device that is new to the learner the menu of a public page knows how far they have come', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1, 2] }))
  await page.goto('/lesson/3')
  const drawer = await openMenu(page)
  await expect(drawer.getByText('2 of 9 modules')).toBeVisible()
})
