import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { untilFonts } from '#workshop/e2e/support/page-parts.ts'
import { passQuestion } from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

for (const completed of [
  [1, 2, 3, 4],
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
])
  test(`after ${completed.length} modules a small phone shows ticket, what is next and its button one below the other`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, await newLearner({ completed }))
    await page.goto('/success')
    const next = page.locator('.arrival-next > p, .arrival-words')
    await expect(next).toContainText(completed.length === 9 ? 'no module after' : 'Next module')
    if (completed.length === 9) await expect(page.locator('.new-badge')).toBeVisible()
    await untilFonts(page)
    const button = page.locator('.arrival-next').getByRole('button').first()
    let end = 0
    for (const part of [
      page.locator('.torn'),
      ...(completed.length === 9 ? [button, next] : [next, button]),
    ]) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(end)
      end = (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(end).toBeLessThanOrEqual(640)
    // Nor do the rays of the newest hole touch the name above it.
    const names = await page
      .locator('.hole-name')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const rays = await page
      .locator('.hole-rays path')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(rays.length).toBeGreaterThan(0)
    const stripe = await page.locator('.torn-stripe').boundingBox()
    const highest = Math.min(...rays.map(({ top }) => top))
    expect(highest - (stripe?.y ?? 0) - (stripe?.height ?? 0)).toBeGreaterThanOrEqual(6)
    for (const ray of rays)
      for (const name of names)
        expect(
          ray.bottom <= name.top ||
            ray.top >= name.bottom ||
            ray.right <= name.left ||
            ray.left >= name.right,
        ).toBe(true)
  })

test('on a small screen the ticket lies free of the card below it, stamp, score, count and a long name too', async ({
  page,
  request,
  openQuiz,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const learner = await openQuiz(4, 10)
  await callAs(request, learner, 'PUT', '/api/profile', { name: 'Wilhelmina Featherstonehaugh' })
  await page.reload()
  await passQuestion(page)
  await page.waitForURL('**/success')
  const card = page.locator('.arrival-next')
  await expect(card).toContainText('Next module')
  const parts = page.locator('.fresh-title, .arrival-large, .ticket-holes, .stub-words, .date-stamp')
  await expect(parts.filter({ hasText: 'on the first try' })).toHaveCount(1)
  for (const [width, height] of [
    [360, 560],
    [320, 568],
    [360, 640],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await untilFonts(page)
    await page.evaluate(() => scrollTo(0, 0))
    const top = await card.evaluate((element) => element.getBoundingClientRect().top)
    const foot = await page.locator('.torn').evaluate((element) => element.getBoundingClientRect().bottom)
    expect(foot, `${width} × ${height}`).toBeLessThanOrEqual(top)
    for (const part of await parts.all()) {
      await part.scrollIntoViewIfNeeded()
      await expectInView(part)
    }
    await card.scrollIntoViewIfNeeded()
    await expectInView(page.getByRole('button', { name: 'Proceed to Next Module' }))
  }
})

test('no part of the landscape runs through the words above it, and the ticket says what its holes count, light or dark', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1, 2, 3, 4] }))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.goto('/success')
    // A board, of one colour whatever is behind it.
    for (const [words, ground] of [
      [page.getByRole('heading', { level: 1 }), page.locator('.arrival-board')],
      [page.getByText('Spring EduTrain', { exact: true }).last(), page.locator('.arrival-line')],
    ] as const) {
      await expect(ground).toHaveCSS('background-color', /^(rgb|oklab|color)\((?!.*\/)/)
      const [inner, outer] = [await words.boundingBox(), await ground.boundingBox()]
      expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? 0)
      expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
    }
    const count = await page.getByText('4 of 9 modules done', { exact: true }).last().boundingBox()
    const holes = await page.locator('.ticket-holes').boundingBox()
    const above = (holes?.y ?? 0) - ((count?.y ?? 0) + (count?.height ?? 0))
    expect(above).toBeGreaterThanOrEqual(0)
    expect(above).toBeLessThanOrEqual(16)
  }
})

test('every stamp is a disc in the colour of its season; the newest is also shown twice as large, and has a ring', async ({
  page,
  newLearner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await newLearner({ completed: [1, 2, 3, 4] }))
  await page.goto('/success')
  const fresh = await page.locator('.fresh-punch > svg').first().boundingBox()
  const other = await page.locator('.hole-place > svg').first().boundingBox()
  expect(fresh?.width).toBeGreaterThanOrEqual(2 * (other?.width ?? 0))
  await expect(page.locator('.fresh-title')).toHaveText('Cryptocurrency, coins and tokens')
  await expect(page.locator('.ticket-hole[data-fresh]')).toContainText('Module 4: Coins, tokens')
  const edge = page.locator('.ticket-hole[data-fresh] > .hole-place')
  await expect(edge).toHaveCSS('outline-style', 'solid')
  const grounds = await page
    .locator('.hole-place > svg')
    .evaluateAll((all) =>
      all.map((stamp) => [
        getComputedStyle(stamp).backgroundColor,
        getComputedStyle(stamp.parentElement as Element).color,
      ]),
    )
  expect(grounds).toHaveLength(4)
  for (const [ground, season] of grounds) expect(ground).toBe(season)
})
