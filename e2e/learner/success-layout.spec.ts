import { signIn } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

for (const { completed, height } of [
  { completed: [1, 2, 3, 4], height: 640 },
  { completed: [1, 2, 3], height: 740 },
  { completed: [1, 2, 3, 4, 5, 6, 7, 8, 9], height: 640 },
])
  test(`after ${completed.length} modules a phone ${height} high shows ticket, next module and Proceed one below the other`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, await newLearner({ completed }))
    await page.goto('/success')
    const next = page.locator('.arrival-words')
    await expect(next).toContainText(completed.length === 9 ? 'certificate' : 'Next module')
    let end = 0
    for (const part of [
      page.locator('.torn'),
      next,
      page.getByRole('button', { name: 'Proceed to Next Module' }),
    ]) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(end)
      end = (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(end).toBeLessThanOrEqual(height)
    // Nor do the rays of the newest hole touch the name above it.
    const names = await page
      .locator('.hole-name')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const rays = await page
      .locator('.hole-rays path')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(rays.length).toBeGreaterThan(0)
    for (const ray of rays)
      for (const name of names)
        expect(
          ray.bottom <= name.top ||
            ray.top >= name.bottom ||
            ray.right <= name.left ||
            ray.left >= name.right,
        ).toBe(true)
  })

test('on a wide screen the holes of the ticket stand in one row, and Proceed beside what comes next @desktop', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, await newLearner({ completed: [1, 2, 3, 4] }))
  await page.goto('/success')
  await expect(page.getByText('Next module · ')).toBeVisible()
  const tops = await page
    .locator('.hole-place')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops).toHaveLength(9)
  expect(new Set(tops).size).toBe(1)
  const next = await page.locator('.arrival-next').boundingBox()
  const proceed = await page.getByRole('button', { name: 'Proceed to Next Module' }).boundingBox()
  expect(proceed?.y).toBeGreaterThan(next?.y ?? 0)
  expect(proceed?.y).toBeLessThan((next?.y ?? 0) + (next?.height ?? 0))
})

test('Proceed is on the first screen of a small phone, and where no motion is wanted all stands in its place', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await newLearner({ completed: [1, 2, 3] }))
  await page.goto('/success')
  const proceed = page.getByRole('button', { name: 'Proceed to Next Module' })
  await expect(page.getByText('Winter EduTrain complete')).toBeVisible()
  await expect(proceed).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.hole-chad')).toHaveCSS('opacity', '0')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

for (const width of [360, 1280])
  test(`on a page ${width} wide the train stands between title and ticket, also where no motion is wanted${width > 360 ? ' @desktop' : ''}`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width, height: width > 360 ? 800 : 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, await newLearner({ completed: [1, 2] }))
    await page.goto('/success')
    await expect(page.getByText('Next module · ')).toBeVisible()
    const train = page.locator('.arrival-train')
    await expect(train).toBeInViewport({ ratio: 1 })
    const box = await train.boundingBox()
    const sign = await page.locator('.arrival-line').boundingBox()
    const ticket = await page.locator('.torn').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((sign?.y ?? 0) + (sign?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(ticket?.y ?? 0)
  })

for (const theme of ['light', 'dark'] as const)
  test(`no part of the landscape runs through the words above it, and the ticket says what its holes count: ${theme}`, async ({
    page,
    newLearner,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    await signIn(page, await newLearner({ completed: [1, 2, 3, 4] }))
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
  })

test('the newest hole is shown three times as large as the others, and marked among them', async ({
  page,
  newLearner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await newLearner({ completed: [1, 2, 3, 4] }))
  await page.goto('/success')
  const fresh = await page.locator('.fresh-punch > svg').first().boundingBox()
  const other = await page.locator('.hole-place > svg').first().boundingBox()
  expect(fresh?.width).toBeGreaterThanOrEqual(3 * (other?.width ?? 0))
  await expect(page.locator('.fresh-title')).toHaveText('Cryptocurrency, coins and tokens')
  await expect(page.locator('.ticket-hole[data-fresh]')).toContainText('Module 4: Coins, tokens')
  const edge = page.locator('.ticket-hole[data-fresh] > .hole-place')
  await expect(edge).toHaveCSS('border-top-style', 'solid')
})
