import type { Locator, Page } from '@playwright/test'
import { openTopMenu } from '../support/page-parts.ts'
import { expect, test } from '../support/test.ts'

const paper = { light: 'rgb(247, 243, 234)', dark: 'rgb(20, 18, 31)' }

async function openThemeSwitch(page: Page): Promise<Locator> {
  const menu = await openTopMenu(page)
  return menu.getByRole('button', { name: 'Switch between light and dark' })
}

test('the theme follows the system until the visitor chooses, and the choice outlives a reload', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await background()).toBe(paper.dark)
  await (await openThemeSwitch(page)).click()
  expect(await background()).toBe(paper.light)
  await page.reload()
  expect(await background()).toBe(paper.light)
  await page.goto('/register')
  expect(await background()).toBe(paper.light)
})

test('a choice that is what the system prefers follows the system again', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const themeSwitch = await openThemeSwitch(page)
  await themeSwitch.click()
  expect(await background()).toBe(paper.dark)
  await themeSwitch.click()
  expect(await background()).toBe(paper.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background()).toBe(paper.dark)
})
