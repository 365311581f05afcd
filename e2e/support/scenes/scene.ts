import type { APIRequestContext, Page } from '@playwright/test'
import { createLearner, login, type Stage, type TestLearner } from './learner.ts'
import { createOperator } from './operator.ts'
import { expect } from './test.ts'
import { toastOf } from './toasts.ts'

/** One look of a page, for what must hold on all of them, in whichever language it is read. */
export interface Scene {
  readonly name: string
  /** Brings the page there and waits until it is. */
  readonly open: (page: Page, visitor?: TestLearner) => Promise<void>
  /** It passes by itself, as a toast does, and has to be opened again for each look at it. */
  readonly isFleeting?: boolean
}

/** Scenes of one visitor. */
export interface Act {
  readonly name: string
  /** Undefined for who is not signed in. */
  readonly stage?: Stage
  /** Who runs the site. */
  readonly isOperator?: boolean
  readonly scenes: readonly Scene[]
}

/** Becomes the visitor of an act: a new learner or operator signs in, or nobody does. */
export async function enter(
  page: Page,
  request: APIRequestContext,
  act: Act,
): Promise<TestLearner | undefined> {
  const visitor = await createVisitor(request, act)
  if (visitor) await loginAsKnown(page, visitor)
  return visitor
}

/** Logs in somebody with a profile, and waits until the page knows them by name. */
export async function loginAsKnown(page: Page, learner: TestLearner): Promise<void> {
  await login(page, learner)
  await page.waitForFunction(() => localStorage.getItem('userName'))
}

/** Makes the visitor of an act; undefined for who is not signed in. `dataDir` is that of the server. */
export async function createVisitor(
  request: APIRequestContext,
  { stage, isOperator }: Act,
  { email, dataDir }: { readonly email?: string; readonly dataDir?: string } = {},
): Promise<TestLearner | undefined> {
  const named = { ...stage, ...(email && { email }) }
  if (isOperator) return createOperator(request, named, dataDir)
  return stage && createLearner(request, named)
}

/** The page at a path, once nothing is on its way any more. */
export function scene(name: string, path: string): Scene {
  return {
    name,
    async open(page) {
      await page.goto(path)
      await settle(page)
      await expect(page).toHaveURL(path)
    },
  }
}

/** Waits until the page has its heading and nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.loading-page')).toHaveCount(0)
}

/** A scene that follows from another by something done there. */
export function after(
  before: Scene,
  name: string,
  act: (page: Page, visitor?: TestLearner) => Promise<unknown>,
): Scene {
  return {
    name,
    async open(page, visitor) {
      await before.open(page, visitor)
      await act(page, visitor)
    },
  }
}

/** A scene that ends in a toast. */
export const toasting = (before: Scene, name: string, act: (page: Page) => Promise<unknown>): Scene => ({
  ...after(before, name, async (page) => {
    await act(page)
    await expect(toastOf(page)).toBeVisible()
  }),
  isFleeting: true,
})

/** The button that sends the form of the page. */
export const submitButton = (page: Page) => page.getByRole('main').locator('button[type=submit]')
