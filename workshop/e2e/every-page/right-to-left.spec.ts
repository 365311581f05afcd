import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createOperator } from '../support/operator.ts'
import { buildPseudoLocale, readPseudoLocale } from '../support/pseudo-locale/pseudo-locale.ts'
import { expect, test } from '../support/test.ts'

// A language that is written from right to left, and longer than English: whatever is wrong with a page then would be
// wrong in Arabic.
const buildDir = mkdtempSync(join(tmpdir(), 'edutrain-pseudo-'))
test.beforeAll(() => buildPseudoLocale(buildDir))
test.afterAll(() => rmSync(buildDir, { recursive: true, force: true }))
test.beforeEach(({ page }) => readPseudoLocale(page, buildDir))

const publicPages = [
  '/',
  '/login',
  '/register',
  '/reward',
  '/forgot-password',
  '/sign-in-link',
  '/lesson/3',
  '/nowhere',
]
const signedInPages = ['/dashboard', '/module/3', '/success', '/account']

test('no public page reaches out sideways @wide-by-night', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path)
    // The title of a lesson is in the language of its text.
    await expect(page.locator('h1, .lesson-above').first()).toContainText('[')
    await expect(page.getByText('Löádîñg')).toHaveCount(0)
    expect(await sidewaysScroll(page), path).toBe(0)
  }
})

test('no signed-in page reaches out sideways, and the drawer is at the right @wide-by-night', async ({
  page,
  newLearner,
}) => {
  const { email, password } = await newLearner({ completed: [1, 2], attended: [3] })
  await page.goto('/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/dashboard')
  for (const path of signedInPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\[/)
    await expect(page.getByText('Löádîñg')).toHaveCount(0)
    expect(await sidewaysScroll(page), path).toBe(0)
  }

  const width = page.viewportSize()?.width ?? 0
  if (width < 1024) await page.getByRole('button', { name: /^\[Méñü/ }).click()
  const drawer = width < 1024 ? page.getByRole('dialog') : page.getByRole('banner')
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox()
      return box && Math.round(box.x + box.width)
    })
    .toBe(width)
  expect(await sidewaysScroll(page)).toBe(0)
})

test('no page of the desk reaches out sideways @wide-by-night', async ({ page, request }) => {
  const { email, password } = await createOperator(request)
  await page.goto('/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/dashboard')
  for (const path of [
    '/operator',
    '/operator/learners',
    '/operator/classes',
    '/operator/rewards',
    '/operator/token',
    '/operator/site',
    '/operator/audit-log',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[')
    await expect(page.getByText('Löádîñg')).toHaveCount(0)
    expect(await sidewaysScroll(page), path).toBe(0)
  }
})

/** By how many CSS pixels the page is wider than the screen. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
