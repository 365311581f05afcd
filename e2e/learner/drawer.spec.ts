import { login } from '../support/learner.ts'
import { openDrawer } from '../support/page-parts.ts'
import { expect, test } from '../support/test.ts'

const programmes: [title: string, modules: number[]][] = [
  ['Mindset Reset', [1]],
  ['Winter EduTrain', [2, 3]],
  ['Spring EduTrain', [4, 5]],
  ['Summer EduTrain', [6, 7]],
  ['Fall EduTrain', [8, 9]],
]

test('the drawer lists the five programmes, each module leading to its entry on the dashboard (S2.10, S2.11)', async ({
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
    const links = menu.getByRole('link')
    await expect(links).toHaveText(modules.map((number) => new RegExp(`^Module ${number}\\b`)))
    for (const [position, number] of modules.entries())
      await expect(links.nth(position)).toHaveAttribute('href', `/dashboard#module-${number}`)
  }
})

test('a programme of the drawer folds away and back (S2.9)', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  const drawer = await openDrawer(page)
  const module4 = drawer.getByRole('link', { name: /^Module 4/ })
  const summary = drawer.getByText('Spring EduTrain')
  await summary.click()
  await expect(module4).toBeHidden()
  await summary.click()
  await expect(module4).toBeVisible()
})

test('a module of the drawer opens its entry, from the dashboard and from any other page', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  for (const [from, moduleNumber] of [
    ['/dashboard', 7],
    ['/module/2', 3],
    ['/success', 9],
  ] as const) {
    await page.goto(from)
    const drawer = await openDrawer(page)
    await drawer.getByRole('link', { name: new RegExp(`^Module ${moduleNumber}`) }).click()
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
    await drawer.getByRole('link', { name: new RegExp(`^Module ${moduleNumber}`) }).click()
    await expect(page.locator(`#module-${moduleNumber}`)).toHaveAttribute('open')
  }
  await follow(7)
  await follow(3)
  await page.locator('#module-3 > summary').click()
  await expect(page.locator('#module-3')).not.toHaveAttribute('open')
  await follow(3)
})

test('the drawer shows the e-mail, an avatar, the logo and LOGOUT (S2.8, S2.12)', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner()
  await login(page, learner)
  const drawer = await openDrawer(page)
  await expect(drawer.getByText(learner.email)).toBeVisible()
  await expect(drawer.getByText(learner.name)).toBeVisible()
  await expect(drawer.locator('.rounded-full svg')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'EduTrain', exact: true })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await expect(drawer.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})
