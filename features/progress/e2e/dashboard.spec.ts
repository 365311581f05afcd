import type { Page } from '@playwright/test'
import { callAs, type Stage } from '#workshop/e2e/support/learner.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { expectToast, logout, openStation } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const row = (page: Page, moduleNumber: number, task: string) =>
  page.locator(`#module-${moduleNumber} .task-row`).filter({ hasText: task })

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const open = 'To do'

/** Class and quiz of each module, as S4.27 and S4.28 have it; what is not said is locked. */
const situations: [name: string, stage: Stage, shown: Record<number, [class_: string, quiz: string]>][] = [
  ['a newcomer', {}, { 1: [open, 'Locked'] }],
  ['who attended class 1', { attended: [1] }, { 1: ['Done', open], 2: [open, 'Locked'] }],
  [
    'who completed 1 to 3',
    { completed: [1, 2, 3] },
    { 1: ['Done', 'Done'], 2: ['Done', 'Done'], 3: ['Done', 'Done'], 4: [open, 'Locked'] },
  ],
  ['who completed 9 alone', { completed: [9] }, { 1: [open, 'Locked'], 9: ['Locked', 'Done'] }],
  ['who completed 1 and repeated it', { completed: [1, 1] }, { 1: ['Done', 'Done'], 2: [open, 'Locked'] }],
]

for (const [name, stage, shown] of situations)
  test(`rows are locked, open and checked by progress: ${name} (S4.26, S4.27, S4.28)`, async ({
    page,
    newLearner,
  }) => {
    await login(page, await newLearner(stage))
    const states = all.flatMap((number) => shown[number] ?? ['Locked', 'Locked'])
    await expect(page.locator('.task-state')).toHaveText(states)
    const locked = page.locator('.task-row').filter({ hasText: 'Locked' })
    await expect(locked.locator('a, button')).toHaveCount(0)
  })

test('a newcomer is told in three steps how the journey works, until the first class is done', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  const steps = page.locator('.first-steps')
  await expect(steps.getByRole('heading', { level: 2 })).toHaveText('How your journey works')
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Watch the film, read the lesson/,
    /^Take the quiz\s*Ten questions/,
    /all nine modules.*if you have a wallet/,
  ])
  await logout(page)

  await login(page, await newLearner({ attended: [1] }))
  await expect(page.getByRole('heading', { name: 'All modules' })).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('rows lead to the class in a new tab and to the quiz (S2.19, S2.20, S3.10)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ attended: [1] }))
  await openStation(page, 1)
  const lesson = row(page, 1, 'Take Metaverse Class').getByRole('link', { name: 'Take Metaverse Class' })
  await expect(lesson).toHaveAttribute('target', '_blank')
  await expect(lesson).toHaveAttribute('href', /^\/class\//)
  await row(page, 1, 'Take Module Quiz').getByRole('link').click()
  await expect(page).toHaveURL('/module/1')
})

test('modules 1 and 2, 3 and 4, 5 and 6, 7 and 8 share a space each (S4.23)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8] }))
  const links = page.locator('.task-row').filter({ hasText: 'Take Metaverse Class' }).locator('a.task-link')
  await expect(links).toHaveCount(8)
  const hrefs = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => anchor.getAttribute('href') ?? ''),
  )
  const spaces = hrefs.map((href) => href.replace(/\?.*/, ''))
  expect(spaces).toEqual([0, 0, 2, 2, 4, 4, 6, 6].map((index) => spaces[index]))
  expect(new Set(spaces).size).toBe(4)
})

test("module 9's class has no space: its row records attendance, and stays so after a reload (S4.24)", async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8] }))
  const lesson = row(page, 9, 'Take Metaverse Class')
  await expect(lesson).toContainText('This class has no virtual space')
  await openStation(page, 9)
  await lesson.getByRole('button', { name: 'Take Metaverse Class' }).click()
  await expect(lesson.locator('.task-state')).toHaveText('Done')
  await page.reload()
  await expect(lesson.locator('.task-state')).toHaveText('Done')
  await openStation(page, 9)
  await row(page, 9, 'Take Module Quiz').getByRole('link').click()
  await expect(page).toHaveURL('/module/9')
})

test('attendance that cannot be recorded is taken back: Error updating progress (S7.29)', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8] }))
  await network.lose('/attendance')
  await openStation(page, 9)
  const lesson = row(page, 9, 'Take Metaverse Class')
  await lesson.getByRole('button', { name: 'Take Metaverse Class' }).click()
  await expectToast(page, 'Error updating progress', 'alert-error')
  await expect(lesson.locator('.task-state')).toHaveText(open)
})

test('progress that cannot be loaded shows the stringified error, and can be tried again (S8.15)', async ({
  page,
  network,
  newLearner,
}) => {
  const lost = await network.lose('/api/progress')
  await login(page, await newLearner({ completed: [1] }))
  await expectToast(page, 'ApiError: The server could not be reached.', 'alert-error')
  await lost.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
})

test('no entry is open while the card above says what is next, then one at a time: the one that is chosen (S2.18)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  const entries = page.locator('.station-line > li > details')
  const openOnes = () =>
    entries.evaluateAll((details) => details.filter((it) => 'open' in it && it.open).map(({ id }) => id))
  const fifth = page.locator('#module-5 > summary')
  await expect(fifth).toBeVisible()
  expect(await openOnes()).toEqual([])
  await page.locator('#module-3 > summary').click()
  await expect.poll(openOnes).toEqual(['module-3'])
  await fifth.click()
  await expect.poll(openOnes).toEqual(['module-5'])
  await fifth.click()
  await expect.poll(openOnes).toEqual([])
})

test('modules that are done are folded behind one row, and a link to one of them unfolds it', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2, 3, 4] }))
  await expect(page.locator('.behind > summary')).toHaveText('4 modules done')
  await expect(page.locator('#module-2')).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(
    [5, 6, 7, 8, 9].map((number) => new RegExp(`^Module ${number} · `)),
  )
  await page.goto('/dashboard#module-2')
  await page.reload()
  await expect(page.locator('#module-2')).toHaveAttribute('open')
  await expect(page.locator('#module-2 > summary')).toBeFocused()
  await expect(page.locator('#module-2')).toBeInViewport()
})

test('the list is that of all modules: what is behind stands in it, and its next one is no second headline', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2, 3, 4] }))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['All modules'])
  const yOf = async (part: string) => (await main.locator(part).boundingBox())?.y ?? 0
  expect(await yOf('h2')).toBeLessThan(await yOf('.behind'))
  expect(await yOf('.behind')).toBeLessThan(await yOf('#module-5'))
  const next = main.locator('.station[data-next] .station-tag')
  await expect(next).toHaveText('next')
  await expect(next.locator('span')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('a locked entry has its lock and shows that it opens, and says what opens it once unfolded', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2, 3, 4] }))
  const head = page.locator('#module-7 > summary')
  await expect(head.locator('.station-tag svg')).toBeVisible()
  await expect(head.locator('.station-chevron')).toBeVisible()
  await expect(page.locator('#module-5 > summary > .station-chevron')).toBeVisible()
  await head.click()
  await expect(page.locator('#module-7')).toContainText('Opens after the module 6 class.')
})

test('a class that is open before its turn says so where it is unfolded, not in a word of its entry', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2, 3, 4], attended: [5] }))
  await expect(page.locator('#module-6 > summary')).toHaveText(/NFTs and POAPs$/)
  await openStation(page, 6)
  await expect(row(page, 6, 'Take Metaverse Class')).toContainText('You can already go to this class.')
  await openStation(page, 5)
  await expect(page.locator('#module-5')).not.toContainText('already')
})

test('a lesson that was read opens the quiz on another device too, and every row calls it a lesson (S4.27, S4.28)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await callAs(request, learner, 'PUT', '/api/classes/2/lesson-read')
  await login(page, learner)
  await expect(row(page, 2, 'Take Metaverse Class')).toContainText('Lesson read')
  await expect(row(page, 2, 'Take Module Quiz')).toContainText('To do')
  await expect(row(page, 3, 'Take Module Quiz')).toContainText('Locked')
  await expect(page.locator('.boarding ol > li').nth(1)).toHaveText(/Lesson\s*done/)
  await openStation(page, 2)
  await row(page, 2, 'Take Module Quiz').getByRole('link').click()
  await expect(page).toHaveURL('/module/2')
})

test('a lesson that this device alone knows as read is sent once', async ({ page, request, newLearner }) => {
  const learner = await newLearner({ completed: [1] })
  await login(page, learner)
  await page.evaluate(() => {
    const of = localStorage.getItem('userEmail') ?? ''
    localStorage.setItem('lessonsRead', JSON.stringify({ '': [3], [of]: [2] }))
  })
  await page.reload()
  await expect(row(page, 2, 'Take Metaverse Class')).toContainText('Lesson read')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lessonsRead'))).toBeNull()
  const { progress } = await callAs<{ progress: object }>(request, learner, 'GET', '/api/progress')
  expect(progress).toMatchObject({ attendedModules: [2, 3], lessonModules: [2, 3], classProgress: 3 })
})

test('every entry says its module, a locked one shows that it opens, and none is folded at nine of nine (S1.3)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1] }))
  for (const moduleNumber of [2, 3, 9]) {
    const head = page.locator(`#module-${moduleNumber} > summary`)
    await expect(head.getByText(`Module ${moduleNumber}`, { exact: true })).toBeVisible()
    const { width = 0 } = (await head.locator('.station-number').boundingBox()) ?? {}
    expect(width).toBeGreaterThan(40)
    await expect(head.locator('.station-chevron')).toBeVisible()
  }
  await expect(page.locator('#module-1')).toBeHidden()
  await logout(page)
  await login(page, await newLearner({ completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] }))
  for (const moduleNumber of [1, 9]) await expect(page.locator(`#module-${moduleNumber}`)).toBeVisible()
})

test('a task says its state in a word that is read, and nothing in it looks as if it could be ticked', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ attended: [1] }))
  for (const [moduleNumber, words] of [
    [1, ['Done', 'To do']],
    [3, ['Locked', 'Locked']],
  ] as const) {
    const states = (await openStation(page, moduleNumber)).locator('.task-state')
    await expect(states).toHaveText([...words])
    for (const state of await states.all()) {
      expect(await state.evaluate((element) => (element as HTMLElement).innerText.trim())).not.toBe('')
      await expect(state.locator('svg')).toBeVisible()
      const borders = await state
        .locator('*')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderTopWidth))
      expect(new Set(borders)).toEqual(new Set(['0px']))
    }
  }
})

test('stations of the map lead to their entry, with their state in words @desktop', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  const stations = page.getByRole('navigation', { name: 'Map of your journey' }).getByRole('link')
  await expect(stations).toHaveCount(9)
  const names = [/^Module 1: Web2 & Web3 ?, done$/, /^Module 3: Wallets ?, next$/, /^Module 9: .* ?, locked$/]
  for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible()
  const boxes = await stations.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const marks = await page
    .locator('.rail-mark')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  for (const [index, { x, y, width, height }] of marks.entries()) {
    const box = boxes[index]
    if (!box) continue
    expect(Math.abs(x + width / 2 - (box.x + box.width / 2)), 'under its stop').toBeLessThan(2)
    expect(box.y, 'reaches up to its stop').toBeLessThan(y + height / 2)
  }
  await stations.first().click()
  await expect(page.locator('#module-1')).toHaveAttribute('open')
  await expect(page.locator('#module-1')).toBeInViewport()
})
