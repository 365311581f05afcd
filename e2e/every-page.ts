import type { APIRequestContext, Page } from '@playwright/test'
import { createLearner, login, type Stage, type TestLearner } from './learner.ts'
import { openDrawer, openTopMenu } from './menus.ts'
import { createOperator } from './operator.ts'
import { answerButton, chooseRight, chooseWrong, expectQuestion } from './quiz.ts'
import { expect } from './test.ts'
import { toastOf } from './toasts.ts'

/** One look of a page, for what must hold on all of them. */
export interface Scene {
  readonly name: string
  /** Brings the page there and waits until it is. */
  readonly open: (page: Page) => Promise<void>
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

const heading = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()

/** A scene that is there with its heading, once nothing is on its way any more. */
function scene(name: string, path: string, title: string | RegExp): Scene {
  return {
    name,
    async open(page) {
      await page.goto(path)
      await heading(page, title)
      await expect(page.getByText('Loading…')).toHaveCount(0)
    },
  }
}

/** A scene that ends in a toast. */
const toasting = (before: Scene, name: string, act: (page: Page) => Promise<unknown>): Scene => ({
  ...after(before, name, async (page) => {
    await act(page)
    await expect(toastOf(page)).toBeVisible()
  }),
  isFleeting: true,
})

/** A scene that follows from another by something done there. */
function after(before: Scene, name: string, act: (page: Page) => Promise<unknown>): Scene {
  return {
    name,
    async open(page) {
      await before.open(page)
      await act(page)
    },
  }
}

const landing = scene('landing', '/', /Nine stops/)
const register = scene('register', '/register', 'Register')
const reward = scene('reward', '/reward', 'Claim your reward')
const dashboard = scene('dashboard', '/dashboard', /Next stop|End of the line/)
const quiz = scene('quiz', '/module/5', 'Module 5')
const success = scene('success', '/success', /Congratulations|No module finished/)
const learners = scene('desk-learners', '/operator/learners', 'Learners')
const longWord = 'A name without end '.repeat(9).replaceAll(' ', '')

/** Every page of the product, in the states that look different. */
export const acts: readonly Act[] = [
  {
    name: 'a visitor',
    scenes: [
      landing,
      scene('login', '/login', 'Login'),
      register,
      reward,
      scene('not-found', '/no-such-page', 'This stop is not on our line'),
      scene('wallet-guide', '/wallet-guide', 'Wallets and safety'),
      after(reward, 'wallet-none', async (page) => {
        await page.getByRole('button', { name: 'Connect wallet' }).click()
        await expect(page.getByText('We found no wallet')).toBeVisible()
      }),
      scene('class', '/class/harbour?module=3', /Module 3/),
      scene('lesson', '/lesson/3', /Module 3/),
      scene('class-unknown', '/class/no-such-class', 'There is no class here'),
      after(landing, 'landing-menu', openTopMenu),
      toasting(landing, 'landing-error', async (page) => {
        await page.getByRole('button', { name: 'LOGIN' }).click()
      }),
      toasting(register, 'register-hint', async (page) => {
        await page.getByLabel('Full Name').fill(longWord)
        await page.getByLabel('Email').fill('amina@example.org')
        await page.getByLabel('Password', { exact: true }).fill('12345')
        await page.getByRole('button', { name: 'SUBMIT' }).click()
      }),
      after(reward, 'reward-hints', async (page) => {
        await page.getByLabel('Email Address').fill('amina')
        await page.getByLabel('Evm Wallet Address (Optional)').fill(longWord)
        await page.getByLabel('Email Address').focus()
      }),
      after(reward, 'reward-modal', async (page) => {
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }),
    ],
  },
  {
    name: 'a newcomer',
    stage: {},
    scenes: [
      { ...dashboard, name: 'dashboard-newcomer' },
      { ...success, name: 'success-none' },
      after(landing, 'landing-signed-in', openTopMenu),
    ],
  },
  {
    name: 'a learner halfway',
    stage: { completed: [1, 2, 3, 4], attended: [5], begun: { moduleNumber: 5, answered: 2 } },
    scenes: [
      dashboard,
      after(dashboard, 'drawer', openDrawer),
      quiz,
      toasting(quiz, 'quiz-wrong', async (page) => {
        await expectQuestion(page, 3)
        await chooseWrong(page)
        await answerButton(page).click()
      }),
      after(quiz, 'quiz-chosen', chooseRight),
      success,
    ],
  },
  {
    name: 'a finisher',
    stage: { completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    scenes: [
      { ...dashboard, name: 'dashboard-finisher' },
      toasting(dashboard, 'certificate-requested', async (page) => {
        await page.getByRole('button', { name: 'Request Completion Certificate' }).click()
        await expect(toastOf(page)).toContainClass('alert-success')
      }),
    ],
  },
  {
    name: 'an operator',
    isOperator: true,
    scenes: [
      scene('desk', '/operator', 'Overview'),
      learners,
      after(learners, 'desk-learner', async (page) => {
        await page.getByRole('table').getByRole('link').last().click()
        await expect(page.getByRole('heading', { name: 'Journey' })).toBeVisible()
      }),
      after(scene('desk-classes', '/operator/classes', 'Classes'), 'desk-classes', async (page) => {
        await page.getByRole('heading', { name: /^Module 2 / }).click()
        await expect(page.getByLabel(/^Next class/)).toBeVisible()
      }),
      scene('desk-rewards', '/operator/rewards', 'Rewards'),
      scene('desk-journal', '/operator/journal', 'Journal'),
    ],
  },
]

/** Becomes the visitor of an act: a new learner or operator signs in, or nobody does. */
export async function enter(page: Page, request: APIRequestContext, act: Act): Promise<void> {
  const visitor = await createVisitor(request, act)
  if (visitor) await login(page, visitor)
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
