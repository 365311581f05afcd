import type { Page } from '@playwright/test'
import { deskPages, pages } from '#app/server/pages/page-list.ts'
import { importOfFeatures } from '#workshop/testing/feature-exports.ts'
import { season } from '#workshop/testing/season/season-learners.ts'
import { watchButton } from '../film.ts'
import { createLearner } from '../learner.ts'
import { login } from '../login.ts'
import { openDrawer, openMenu, openTopMenu, toastOf } from '../page-parts.ts'
import { answerButton, chooseRight, chooseWrong, expectQuestion, optionOf, sheetOf } from '../quiz.ts'
import { expect } from '../test.ts'
import {
  after,
  type FeatureScenes,
  type Scene,
  scene,
  settle,
  submitButton,
  toasting,
  type Visitor,
} from './scene.ts'

const landing = scene('landing', '/')
const register = scene('register', '/register')
const dashboard = scene('dashboard', '/dashboard')
const quiz = scene('quiz', '/module/5')
/** As a learner comes to it: by the last answer of a quiz, just now. */
const successOf = (name: string, moduleNumber: number): Scene => ({
  name,
  async open(page) {
    const email = `lea-${Date.now() % 1e6}@example.org`
    const completed = Array.from({ length: moduleNumber - 1 }, (_, index) => index + 1)
    const stage = { email, completed, begun: { moduleNumber, answered: 9 } }
    await login(page, await createLearner(page.request, stage))
    await scene('quiz', `/module/${moduleNumber}`).open(page)
    await chooseRight(page)
    await submitButton(page).click()
    await expect(optionOf(page, 'right')).toBeVisible()
    await sheetOf(page).locator('[type=submit]').click()
    await page.waitForURL('**/success')
    await settle(page)
  },
})
const success = successOf('success', 4)
/** With the badge of the programme that ends there. */
const successBadge = after(successOf('success-badge', 5), 'success-badge', async (page) => {
  await expect(page.locator('.new-badge img')).toBeVisible()
})
/** The last module of all. */
const successEnd = after(successOf('success-end', 9), 'success-end', async (page) => {
  await expect(page.locator('.new-badge img')).toBeVisible()
})
/** The button is there until the page knows of a request, also where this learner has made one before. */
const certificateRequested: Scene = {
  name: 'certificate-requested',
  isFleeting: true,
  async open(page) {
    const known = Promise.withResolvers<void>()
    await page.route('**/api/certificate', async (route) => {
      await known.promise
      await route.fallback()
    })
    await dashboard.open(page)
    await page.locator('.boarding').getByRole('button').click()
    await expect(toastOf(page)).toContainClass('alert-success')
    known.resolve()
    await expect(page.locator('.boarding').getByRole('link').first()).toBeVisible()
  },
}
const expectFilm = (page: Page) => expect(watchButton(page)).toBeVisible()
/** Of the learners whom the pictures add to the site (season-population.ts). */
const seasonReport = `/operator/report?from=${season.from}&until=${season.until}`
const learners = scene('desk-learners', '/operator/learners')
const longWord = 'A name without end '.repeat(9).replaceAll(' ', '')

/** What these scenes bring about on purpose: an address that leads nowhere, a code that has expired. */
export const foreseen = /no-such-(page|class|certificate)|accounts:|answer 400|status of 400/

const ofCore: readonly Visitor[] = [
  {
    name: 'a visitor',
    scenes: [
      landing,
      register,
      scene('not-found', '/no-such-page'),
      after(scene('lesson', '/lesson/3'), 'lesson', expectFilm),
      after(landing, 'landing-menu', openTopMenu),
      toasting(landing, 'landing-error', (page) => submitButton(page).click()),
      toasting(register, 'register-hint', async (page) => {
        await page.locator('input[name=name]').fill(longWord)
        await page.locator('input[name=email]').fill('amina@example.org')
        await page.locator('input[name=password]').fill('12345')
        await submitButton(page).click()
      }),
    ],
  },
  {
    name: 'a newcomer',
    stage: {},
    scenes: [
      { ...dashboard, name: 'dashboard-newcomer' },
      scene('success-none', '/success'),
      { ...landing, name: 'landing-signed-in' },
      after(landing, 'landing-signed-in-menu', openMenu),
    ],
  },
  {
    name: 'a learner halfway',
    stage: { completed: [1, 2, 3, 4], attended: [5], begun: { moduleNumber: 5, answered: 2 } },
    scenes: [
      dashboard,
      after(dashboard, 'drawer', async (page) => expect(await openDrawer(page)).toBeVisible()),
      quiz,
      toasting(quiz, 'quiz-wrong', async (page) => {
        await expectQuestion(page, 3)
        await chooseWrong(page)
        await answerButton(page).click()
      }),
      after(quiz, 'quiz-chosen', chooseRight),
    ],
  },
  { name: 'a learner at the end of a quiz', scenes: [success] },
  { name: 'a learner at the end of a programme', scenes: [successBadge] },
  { name: 'a learner at the end of the journey', scenes: [successEnd] },
  {
    name: 'a finisher',
    stage: { completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    scenes: [
      { ...dashboard, name: 'dashboard-finisher' },
      certificateRequested,
      after(scene('certificate', '/certificate'), 'certificate', async (page) => {
        await expect(page.locator('.badge-stamp').first()).toBeVisible()
      }),
      scene('verify', '/verify'),
      scene('certificate-unknown', '/certificates/no-such-certificate'),
    ],
  },
  {
    name: 'an operator',
    isOperator: true,
    scenes: [
      scene('desk', '/operator'),
      learners,
      after(learners, 'desk-learner', async (page) => {
        await page.getByRole('table').getByRole('link').last().click()
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      }),
      after(scene('desk-questions', '/operator/questions'), 'desk-questions', async (page) => {
        await expect(page.getByRole('table').first()).toBeVisible()
      }),
      after(scene('desk-report', seasonReport), 'desk-report', async (page) => {
        await expect(page.getByRole('table').first()).toBeVisible()
      }),
      scene('operator-mail-stop', '/operator-mail/of-nobody'),
    ],
  },
]

const features = await importOfFeatures<FeatureScenes>('e2e/support/scenes.ts')

const withStates: readonly Visitor[] = [
  ...ofCore.map((visitor) => ({
    ...visitor,
    scenes: [...visitor.scenes, ...features.flatMap(({ scenesOf }) => scenesOf?.[visitor.name] ?? [])],
  })),
  ...features.flatMap((feature) => feature.visitors ?? []),
]
const named = withStates.flatMap(({ scenes }) => scenes.map(({ name }) => name))

/** The pages at these paths as they open, but for those that the scenes above have, in whatever state. */
const asTheyOpen = (paths: readonly string[]): readonly Scene[] =>
  paths
    .filter((path) => !/[:*]|\/$/.test(path))
    .map((path) =>
      scene(
        path
          .slice(1)
          .replace(/^operator\//, 'desk-')
          .replaceAll('/', '-'),
        path,
      ),
    )
    .filter(({ name }) => !named.some((other) => `${other}-`.startsWith(`${name}-`)))

/** By the name of a visitor. */
const others: Readonly<Record<string, readonly Scene[]>> = {
  'a visitor': asTheyOpen(pages.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path)),
  'a learner halfway': asTheyOpen(pages.filter(({ frame }) => frame === 'learner').map(({ path }) => path)),
  'an operator': asTheyOpen(deskPages.map(({ path }) => `/operator/${path}`)),
}

/** Every page of the product, in the states that look different. */
export const visitors: readonly Visitor[] = withStates.map((visitor) => ({
  ...visitor,
  scenes: [...visitor.scenes, ...(others[visitor.name] ?? [])],
}))
