import type { Browser, Locator, Page } from '@playwright/test'
import type { TestLearner } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import type { Problems } from '#workshop/e2e/support/problems.ts'
import { expect } from '#workshop/e2e/support/test.ts'

const spaces = ['aurora', 'harbour', 'garden', 'lantern'] as const

/** Our page of the class for a module that has a space. */
export const classPath = (moduleNumber: number) =>
  `/class/${spaces[Math.floor((moduleNumber - 1) / 2)]}?module=${moduleNumber}`

/** A page of another browser, logged in. */
export async function openLoggedIn(
  browser: Browser,
  { problems, baseURL }: { readonly problems: Problems; readonly baseURL: string | undefined },
  learner: TestLearner,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  problems.watch(page)
  await signIn(page, learner)
  return page
}

/** Goes to the page of the class and in, under a nickname. */
export async function goIn(page: Page, moduleNumber: number, nickname: string): Promise<Locator> {
  await page.goto(classPath(moduleNumber))
  const dialog = await askFigure(page)
  await dialog.getByLabel('Nickname', { exact: true }).fill(nickname)
  await dialog.getByRole('button', { name: 'Join the class', exact: true }).click()
  return expectInside(page)
}

/** The dialog that asks under which name and figure one goes in, also where this device knows them. */
export async function askFigure(page: Page): Promise<Locator> {
  await page
    .locator('.class-door')
    .getByRole('button', { name: /^(Join the class|Change)$/ })
    .last()
    .click()
  return page.getByRole('dialog', { name: 'How others see you' })
}

/** Shows one of the tabs of the room. */
export async function openTab(room: Locator, name: string): Promise<void> {
  const tab = room.getByRole('tab', { name })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Shows one of the tools below those that a host has at every moment. */
export async function openTool(tools: Locator, name: string): Promise<void> {
  const way = tools.getByRole('button', { name, exact: true })
  await way.click()
  await expect(way).toHaveAttribute('aria-pressed', 'true')
}

/** Opens the class, or comes back to it. */
export async function hold(page: Page, moduleNumber: number, name: string): Promise<Locator> {
  await page.goto(classPath(moduleNumber))
  // The profile tells that this is an operator; a page that was drawn before it came does not show it.
  await page.waitForFunction(() => localStorage.getItem('isOperator') !== null)
  await page.reload()
  await page.getByLabel('Your name as the host').fill(name)
  await page.getByRole('button', { name: /^(Open the class|Join as the host)$/ }).click()
  return expectInside(page)
}

/** The room from inside. */
export async function expectInside(page: Page): Promise<Locator> {
  const room = page.locator('.classroom[data-inside]')
  await expect(room.getByRole('button', { name: 'Leave' })).toBeVisible()
  return room
}

/** What begins the film in a class without a host. */
export const startOnBoard = (page: Page): Locator =>
  page.locator('.film-poster').filter({ hasText: 'Start the film for everyone' })

/** Someone on the benches, by their nickname. */
export const personIn = (room: Locator, nickname: string): Locator =>
  room.getByRole('list', { name: 'On the benches' }).getByRole('button', { name: nickname })

export const tabsOf = (room: Locator) => room.getByRole('tablist')
/** Not the one in which films are drawn for the hall. */
export const pictureOf = (page: Page) => page.locator('.film-screen > .film-picture')

/** As a host who has asked, from the tools; `right` is the answer's number, and `reason` says why. */
export async function askEveryone(
  tools: Locator,
  question: string,
  right?: number,
  reason?: string,
): Promise<void> {
  await openTool(tools, 'Question')
  await tools.getByRole('button', { name: 'Write a question' }).click()
  await tools.getByLabel('Your question').fill(question)
  await tools.getByRole('textbox', { name: 'Answer 1' }).fill('No one')
  await tools.getByRole('textbox', { name: 'Answer 2' }).fill('The support team')
  await tools.getByRole('textbox', { name: 'Answer 3' }).fill('A friend who asks')
  if (right) await tools.getByRole('radio', { name: `Answer ${right} is right` }).check()
  if (reason) await tools.getByLabel('Why it is right').fill(reason)
  await tools.getByRole('button', { name: 'Ask everyone now' }).click()
}
