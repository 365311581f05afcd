import { login } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('what is locked takes a line for its number and one for its title on a phone, and the whole line under four screens', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await login(page, await newLearner())
  const late = page.locator('.station[data-locked] > details > summary')
  await expect(late).toHaveCount(8)
  const heights = await late.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  // The longest title takes a second line.
  expect(heights.filter((height) => height > 68).length).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 640)
})

test.describe('in French, whose names are longer', () => {
  test.use({ locale: 'fr' })

  test('the names of the map stand on one line each, all on the same, and a season under its own @desktop', async ({
    page,
    newLearner,
  }) => {
    await login(page, await newLearner({ completed: [1, 2] }))
    for (const width of [1120, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('.rail-name').first()).toBeVisible()
      const lines = await page.locator('.rail-line').evaluateAll((all) =>
        all.map((line) => {
          const names = [...line.querySelectorAll('.rail-name')].map((name) => {
            const range = document.createRange()
            for (const node of name.childNodes) if (node.nodeType === Node.TEXT_NODE) range.selectNode(node)
            const rows = [...range.getClientRects()].map(({ top }) => Math.round(top))
            const { left, right } = range.getBoundingClientRect()
            return { rows, left, right }
          })
          const title = line.querySelector('.rail-title')?.getBoundingClientRect()
          return { names, title: title && { left: title.left, right: title.right } }
        }),
      )
      const rows = lines.flatMap(({ names }) => names.flatMap(({ rows }) => rows))
      expect(rows).toHaveLength(9)
      expect(new Set(rows).size, `at ${width}`).toBe(1)
      for (const { names, title } of lines)
        for (const { left, right } of names) {
          expect(left).toBeGreaterThanOrEqual((title?.left ?? 0) - 8)
          expect(right).toBeLessThanOrEqual((title?.right ?? 0) + 8)
        }
    }
  })
})

test('track that was not travelled stands out from its bed by 3 : 1, light or dark', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [1, 2] }))
  await expect(page.getByText('2 of 9 modules done')).toBeVisible()
  for (const late of ['.season-card:last-of-type', '.rail-ahead', '.rail-bed'])
    await expect(page.locator(late).first()).toBeAttached()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const colors = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const rgb = (color: string) => {
        if (!canvas) return []
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      }
      const style = getComputedStyle(
        document.querySelector('.season-card:last-of-type') as Element,
        '::before',
      )
      const stroke = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element).stroke
      return {
        phone: [rgb(style.backgroundColor), rgb(style.borderInlineStartColor)],
        wide: [rgb(stroke('.rail-ahead')), rgb(stroke('.rail-bed'))],
      }
    })
    for (const [track, bed] of Object.values(colors))
      expect(contrast(track ?? [], bed ?? []), colorScheme).toBeGreaterThanOrEqual(3)
  }
})

/** By WCAG, of two colours in sRGB. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (rgb: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) =>
      value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
