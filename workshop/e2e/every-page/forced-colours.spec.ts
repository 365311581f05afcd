import type { Locator } from '@playwright/test'
import { login, signIn } from '../support/login.ts'
import { openDrawer, styleOf, toastOf, untilAlive } from '../support/page-parts.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** What lies on the page has a line around it, where shadows and backgrounds are not drawn. */
async function expectEdge(part: Locator, side: 'top' | 'right' = 'top'): Promise<void> {
  await expect(part).toBeVisible()
  expect(Number.parseFloat(await styleOf(part, `border-${side}-width`))).toBeGreaterThanOrEqual(1)
  expect(await styleOf(part, `border-${side}-style`)).toBe('solid')
}

test('in forced colours a toast and the drawer have an edge', async ({ page, newLearner }) => {
  await login(page, await newLearner({ completed: [1] }))
  await expectEdge(await openDrawer(page), 'right')
  await page.goto('/module/2')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectEdge(toastOf(page))
})

test('in forced colours a punched place of the ticket has no dashes, the newest a ring, and what comes next an edge', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1, 2] }))
  await page.goto('/success')
  const places = page.locator('.ticket-holes .hole-place')
  const ground = await styleOf(page.locator('html'), 'background-color')
  expect(await styleOf(places.nth(0), 'border-top-style')).toBe('none')
  // Only the newest has a ring.
  expect(await styleOf(places.nth(0), 'outline-style')).toBe('none')
  expect(await styleOf(places.nth(1), 'outline-style')).toBe('solid')
  expect(await styleOf(places.nth(1), 'outline-color')).not.toBe(ground)
  expect(await styleOf(places.nth(2), 'border-top-color')).not.toBe(ground)
  await expectEdge(page.locator('.arrival-next'))
})

test('in forced colours the words of a drawing keep the colours of what they lie on', async ({ page }) => {
  await page.goto('/lesson/3')
  await untilAlive(page)
  const drawing = page.locator('.lesson figure > svg').first()
  const word = drawing.getByText('Address')
  await expect(word).toBeVisible()
  for (const part of [drawing, word]) expect(await styleOf(part, 'forced-color-adjust')).toBe('none')
  expect(await styleOf(word, 'fill')).toBe(await styleOf(drawing, 'color'))
})

test('in forced colours a tapped choice has its sign, and a question that is answered right a whole edge', async ({
  page,
}) => {
  await page.goto('/lesson/4')
  const check = page.locator('.lesson-check').filter({ hasText: 'Does the word “stablecoin”' })
  const ground = await styleOf(page.locator('html'), 'background-color')
  for (const [name, sign] of [
    ['Yes', '✕'],
    ['No', '✓'],
  ] as const) {
    const choice = check.getByRole('radio', { name })
    await choice.check()
    const shown = await choice.evaluate((box) => {
      const { content, color } = getComputedStyle(box, '::before')
      return { content, color, behind: getComputedStyle(box).backgroundColor }
    })
    expect(shown.content).toContain(sign)
    expect(shown.color).not.toBe(shown.behind)
    expect(await styleOf(choice, 'border-top-color')).not.toBe(ground)
  }
  await expectEdge(check)
})
