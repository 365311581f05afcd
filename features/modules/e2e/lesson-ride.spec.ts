import type { Page } from '@playwright/test'
import { login } from '#workshop/e2e/support/login.ts'
import { logout, untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const railOf = (page: Page) => page.getByRole('navigation', { name: 'Sections of this lesson' })
const waysOf = (page: Page) => page.getByRole('navigation', { name: 'What’s next?' })
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function openLesson(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('.lesson h2').first()).toBeVisible()
  await untilAlive(page)
}

/** As a thumb does: a part of the screen at a time. */
async function readTo(page: Page, selector: string) {
  await page.locator(selector).evaluate(async (element) => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let before = -1; before !== scrollY; ) {
      before = scrollY
      scrollBy(0, Math.min(400, element.getBoundingClientRect().top - 120))
      await painted()
    }
  })
}

const readAll = (page: Page) => readTo(page, '.lesson-ways')

test('the rail of a lesson fills while one reads, and says where one is and how long it takes', async ({
  page,
}) => {
  await openLesson(page, '/lesson/3')
  const rail = railOf(page)
  await expect(rail.getByRole('link')).toHaveCount(6)
  await expect(rail).toContainText(/about [5-9] min/)
  await expect(rail.locator('[aria-current]')).toHaveAccessibleName('What a wallet does')
  const begun = Number(await rail.evaluate((element) => element.style.getPropertyValue('--read')))

  await readTo(page, '#who-holds-the-keys')

  await expect(rail.locator('[aria-current]')).toHaveAccessibleName('Who holds the keys')
  await expect(rail.getByRole('link', { name: 'Keys and recovery phrase, read' })).toBeVisible()
  await expect(rail.getByText('3 of 6 · Who holds the keys')).toBeVisible()
  await expect(rail).toContainText(/about [2-5] min/)
  const now = Number(await rail.evaluate((element) => element.style.getPropertyValue('--read')))
  expect(now).toBeGreaterThan(Math.max(0.4, begun))

  await readAll(page)
  await expect(rail).toContainText('all read')
  await expect(rail.locator('[aria-current]')).toHaveCount(0)
})

test('the train of the rail rides above its stops and covers none, from the first to the last', async ({
  page,
}) => {
  await openLesson(page, '/lesson/3')
  const [train, stops] = [page.locator('.lesson-train svg'), page.locator('.lesson-stop')]
  const expectAbove = async (index: number) => {
    const [ride, stop] = [await train.boundingBox(), await stops.nth(index).boundingBox()]
    if (!ride || !stop) throw new Error('The rail is not there.')
    expect(ride.y + ride.height).toBeLessThanOrEqual(stop.y)
    return Math.abs(ride.x + ride.width / 2 - (stop.x + stop.width / 2))
  }
  await expectAbove(0)
  await readAll(page)
  await expect.poll(() => expectAbove(5)).toBeLessThan(2)
  expect((await railOf(page).boundingBox())?.y).toBeLessThanOrEqual((await train.boundingBox())?.y ?? 0)
})

test('the stops of the rail are links to the sections, for fingers and keys, and never lie on what they lead to', async ({
  page,
}) => {
  await openLesson(page, '/lesson/3')
  const rail = railOf(page)
  for (const stop of await rail.getByRole('link').all()) {
    const box = await stop.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await rail.getByRole('link', { name: 'Kinds of wallet' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/lesson/3#kinds-of-wallet')
  await expect(page.locator('#kinds-of-wallet')).toBeInViewport()
  const [above, heading] = [await rail.boundingBox(), await page.locator('#kinds-of-wallet').boundingBox()]
  expect(above?.y).toBe(0)
  expect(heading?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
})

for (const [what, size] of [
  ['a phone on its side', { width: 740, height: 360 }],
  ['a page at 400 % zoom', { width: 320, height: 256 }],
] as const)
  test(`on ${what} the rail scrolls away with its page`, async ({ page }) => {
    await page.setViewportSize(size)
    await openLesson(page, '/lesson/3')
    await page.locator('#stay-safe').scrollIntoViewIfNeeded()
    await expect(railOf(page)).not.toBeInViewport()
  })

test('a term opens its definition in place, by touch and by keys', async ({ page }) => {
  await openLesson(page, '/lesson/3')
  const term = page.getByRole('button', { name: 'private key', exact: true })
  const definition = page.getByRole('article').getByText('A very long secret number that lets you move')
  await expect(definition).toBeHidden()
  await term.click()
  await expect(definition).toBeInViewport()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(definition).toBeHidden()

  await term.focus()
  await page.keyboard.press('Enter')
  await expect(definition).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(definition).toBeHidden()
  await expect(term).toBeFocused()
})

test('a definition stands beside its word, within the page', async ({ page }) => {
  await openLesson(page, '/lesson/3')
  for (const term of (await page.locator('.lesson-term').all()).slice(0, 6)) {
    await term.scrollIntoViewIfNeeded()
    await term.click()
    const shown = page.locator('.lesson-meaning:popover-open')
    const [word, box] = [await term.boundingBox(), await shown.boundingBox()]
    if (!word || !box) throw new Error('Nothing is shown.')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    const gap = box.y > word.y ? box.y - (word.y + word.height) : word.y - (box.y + box.height)
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(24)
    await page.keyboard.press('Escape')
  }
})

test('after a section one can check oneself: one answers first, then unfolds the answer by finger or key, and nothing is judged', async ({
  page,
}) => {
  await openLesson(page, '/lesson/4')
  const check = page.locator('.lesson-check').first()
  await expect(check).toContainText('Check yourself')
  const answer = check.getByText('Here many computers keep')
  await expect(answer).toBeHidden()
  await expect(check).toContainText('Answer in your head first, then compare.')
  const show = check.getByText('I have my answer: compare')
  const button = await show.locator('..').boundingBox()
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await show.click()
  await expect(answer).toBeVisible()
  await expect(show).toBeHidden()
  await expect(check.getByText('Hide the answer')).toBeVisible()
  expect(
    await check.locator('details > div').evaluate((part) => getComputedStyle(part, '::before').content),
  ).toBe('none')
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
  await expect(show).toBeVisible()
})

test('a lesson offers to go on where its reader stopped, and leaves an address with a section alone', async ({
  page,
}) => {
  await openLesson(page, '/lesson/3')
  await expect(page.getByRole('link', { name: /Continue where you stopped/ })).toHaveCount(0)
  await readTo(page, '#who-holds-the-keys')
  await expect.poll(() => kept(page, 'lessonPlaces')).toContain('who-holds-the-keys')

  await openLesson(page, '/lesson/4')
  await openLesson(page, '/lesson/3')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const goOn = page.getByRole('link', { name: 'Continue where you stopped: Who holds the keys' })
  await expect(goOn).toBeInViewport()
  await goOn.click()
  await expect(page.locator('#who-holds-the-keys')).toBeInViewport()

  await page.goto('about:blank')
  await openLesson(page, '/lesson/3#what-to-remember')
  await expect(page.locator('#what-to-remember')).toBeInViewport()
  await expect(goOn).toHaveCount(0)
})

test('going back and forth in a lesson leads to where it was left', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  await openLesson(page, '/lesson/3')
  await railOf(page).getByRole('link', { name: 'Kinds of wallet' }).click()
  await readTo(page, '#stay-safe')
  const left = await page.evaluate(() => scrollY)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/lesson/3')
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/lesson/3#kinds-of-wallet')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('reading to the end is recorded, leaping there is not; logging out leaves nothing of it on the device', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ attended: [1] }))
  await openLesson(page, '/lesson/1')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(railOf(page)).toContainText('all read')
  expect(await kept(page, 'lessonsRead')).toBeNull()

  await page.evaluate(() => scrollTo(0, 0))
  const recorded = page.waitForResponse('**/api/classes/1/lesson-read')
  await readAll(page)
  expect((await recorded).status()).toBe(200)
  await expect.poll(() => kept(page, 'lessonsRead')).toBeNull()
  await waysOf(page).getByRole('link', { name: 'Back to the dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await logout(page)
  expect(await kept(page, 'lessonsRead')).toBeNull()
  expect(await kept(page, 'lessonPlaces')).toBeNull()
})

test('a lesson ends with its exercise, its quiz, the way back and the next lesson, which the last one has not', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  await openLesson(page, '/lesson/3')
  const links = waysOf(page).getByRole('link')
  await expect(links).toHaveText([
    /^Exercise: Your first wallet/,
    'Take Module Quiz',
    'Back to the dashboard',
    'Next lesson: Cryptocurrency, coins and tokens',
  ])
  const quiz = await links.nth(1).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(quiz?.width).toBeGreaterThan(Math.min(width * 0.85, 600))
  // The exercise comes first; the quiz looks like a button too, and is second.
  await expect(links.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect((await links.first().boundingBox())?.height).toBeGreaterThan(quiz?.height ?? 0)
  await expect(links.nth(1)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(links.nth(1)).toHaveCSS('border-top-width', '2px')
  for (const quieter of (await links.all()).slice(2)) {
    await expect(quieter).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(quieter).toHaveCSS('border-top-width', '0px')
    expect((await quieter.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await links.last().click()
  await page.waitForURL('**/lesson/4')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await openLesson(page, '/lesson/9')
  await expect(links).toHaveText([/^Exercise: /, 'Take Module Quiz', 'Back to the dashboard'])
})

test('the quiz is open from its lesson at once, as the words beside it say, and on the dashboard once that is read', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  await openLesson(page, '/lesson/1')
  await expect(waysOf(page).getByRole('link', { name: 'Take Module Quiz' })).toHaveAccessibleDescription(
    'You can try as often as you like.',
  )
  await readAll(page)
  await waysOf(page).getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page.locator('#module-1')).toContainText('Lesson read')
  await expect(page.locator('#module-1')).not.toContainText('Opens after the class')
  await expect(page.locator('.boarding ol')).toContainText('done')
})

test('nothing of a lesson moves aside while it loads and is read, even where the network is slow', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.fallback()
  })
  for (const path of ['/lesson/3', '/class/harbour?module=3']) {
    await openLesson(page, path)
    await readAll(page)
    const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
    expect(sum, path).toBeLessThanOrEqual(0.02)
  }
})
