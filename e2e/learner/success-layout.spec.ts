import { login } from '../support/learner.ts'
import { expect, test } from '../support/test.ts'

for (const { completed, height } of [
  { completed: [1, 2, 3, 4], height: 640 },
  { completed: [1, 2, 3], height: 740 },
  { completed: [1, 2, 3, 4, 5, 6, 7, 8, 9], height: 640 },
])
  test(`after ${completed.length} modules a phone ${height} high shows ticket, next stop and Proceed one below the other`, async ({
    page,
    newLearner,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await login(page, await newLearner({ completed }))
    await page.goto('/success')
    const next = page.locator('.arrival-words')
    await expect(next).toContainText(completed.length === 9 ? 'certificate' : 'Next stop')
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
  await login(page, await newLearner({ completed: [1, 2, 3, 4] }))
  await page.goto('/success')
  await expect(page.getByText('Next stop')).toBeVisible()
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
  await login(page, await newLearner({ completed: [1, 2, 3] }))
  await page.goto('/success')
  const proceed = page.getByRole('button', { name: 'Proceed to Next Module' })
  await expect(page.getByText('Winter EduTrain complete')).toBeVisible()
  await expect(proceed).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.hole-chad')).toHaveCSS('opacity', '0')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
