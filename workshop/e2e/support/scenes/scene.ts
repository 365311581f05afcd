import type { APIRequestContext, Page } from '@playwright/test'
import { ageQuizzes } from '../database.ts'
import { createLearner, type Stage, type TestLearner } from '../learner.ts'
import { login } from '../login.ts'
import { createOperator } from '../operator.ts'
import { toastOf } from '../page-parts.ts'
import { expect } from '../test.ts'

/** One look of a page, for rules about every page, in any language. */
export interface Scene {
  readonly name: string
  /** Brings the page there and waits until it is. */
  readonly open: (page: Page, visitor?: TestLearner) => Promise<void>
  /** It disappears by itself, as a toast does: open it again for each check. */
  readonly isFleeting?: boolean
}

/** A kind of visitor, and what they see. */
export interface Visitor {
  readonly name: string
  /** Undefined for a visitor who is not signed in. */
  readonly stage?: Stage
  /** How many days ago the quizzes were passed; today by default. */
  readonly quizzesDaysAgo?: number
  readonly isOperator?: boolean
  /** What a wider screen shows of these scenes is tested elsewhere, so that rules about both widths look at a phone alone. */
  readonly isOnPhone?: boolean
  readonly scenes: readonly Scene[]
}

/** What `e2e/support/scenes.ts` of a feature exports. */
export interface FeatureScenes {
  /** By the name of a visitor of every-page.ts. */
  readonly scenesOf?: Readonly<Record<string, readonly Scene[]>>
  readonly visitors?: readonly Visitor[]
  /** For the documentation alone, by the name of a visitor: what few browsers draw alike. */
  readonly documented?: Readonly<Record<string, readonly Scene[]>>
  /** Gives the operators' pages something to show in the documentation. */
  readonly fillDesk?: (request: APIRequestContext, operator: TestLearner) => Promise<unknown>
}

/** Ends the title of a test about what these scenes look like. */
export const widthOf = ({ isOnPhone }: Visitor): string => (isOnPhone ? '' : ' @wide-by-night')

/** Becomes a visitor: a new learner or operator signs in, where the visitor has an account. */
export async function enter(
  page: Page,
  request: APIRequestContext,
  visitor: Visitor,
): Promise<TestLearner | undefined> {
  const learner = await createVisitor(request, visitor)
  if (learner) await loginAsKnown(page, learner)
  return learner
}

/** Logs in a learner with a profile, and waits until the page knows their name. */
export async function loginAsKnown(page: Page, learner: TestLearner): Promise<void> {
  await login(page, learner)
  await page.waitForFunction(() => localStorage.getItem('userName'))
}

/** Makes the account of a visitor; undefined for one who is not signed in. `dataDir` is that of the server. */
export async function createVisitor(
  request: APIRequestContext,
  { stage, quizzesDaysAgo, isOperator }: Visitor,
  { email, dataDir }: { readonly email?: string; readonly dataDir?: string } = {},
): Promise<TestLearner | undefined> {
  const named = { ...stage, ...(email && { email }) }
  if (isOperator) return createOperator(request, named, dataDir)
  const learner = stage && (await createLearner(request, named))
  if (learner && quizzesDaysAgo) ageQuizzes(learner.email, quizzesDaysAgo, dataDir)
  return learner
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
  step: (page: Page, visitor?: TestLearner) => Promise<unknown>,
): Scene {
  return {
    name,
    async open(page, visitor) {
      await before.open(page, visitor)
      await step(page, visitor)
    },
  }
}

/** A scene that ends in a toast. */
export const toasting = (before: Scene, name: string, step: (page: Page) => Promise<unknown>): Scene => ({
  ...after(before, name, async (page) => {
    await step(page)
    await expect(toastOf(page)).toBeVisible()
  }),
  isFleeting: true,
})

/** The button that sends the form of the page. */
export const submitButton = (page: Page) => page.getByRole('main').locator('button[type=submit]')
