import type { Page } from '@playwright/test'
import { season } from '#workshop/testing/season/season-learners.ts'
import { importOfWagons } from '#workshop/testing/wagon-exports.ts'
import { replyToReports } from '../database.ts'
import { watchButton } from '../film.ts'
import { createLearner, type TestLearner } from '../learner.ts'
import { login } from '../login.ts'
import { openDrawer, openMenu, openTopMenu, toastOf } from '../page-parts.ts'
import {
  answerButton,
  chooseRight,
  chooseWrong,
  expectQuestion,
  optionOf,
  questionOf,
  sheetOf,
} from '../quiz.ts'
import { expect } from '../test.ts'
import { accountVisitors } from './account-scenes.ts'
import { checkVisitors } from './check-scenes.ts'
import {
  after,
  type Scene,
  scene,
  settle,
  submitButton,
  toasting,
  type Visitor,
  type WagonScenes,
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
const review = after(scene('review', '/review'), 'review', async (page) => {
  await expect(questionOf(page)).toBeVisible()
})
const expectFilm = (page: Page) => expect(watchButton(page)).toBeVisible()
const answeredTwo = { begun: { moduleNumber: 5, answered: 2 } }
/** The second question of module 5, also when it was reported before. */
async function reportQuestion(page: Page, { idToken }: Pick<TestLearner, 'idToken'>): Promise<void> {
  const words = 'Two of the options say the same, so either of them should count as right.'
  const reported = await page.request.post('/api/modules/5/question-reports', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { asked: { position: 2 }, reason: 'unclear', words },
  })
  expect([200, 409]).toContain(reported.status())
}
const accountReports: Scene = {
  name: 'account-reports',
  async open(page, visitor) {
    if (visitor) await reportQuestion(page, visitor)
    replyToReports(visitor?.email ?? '', 'Thank you, we have changed one of them.')
    await scene('account', '/account').open(page)
    await expect(page.getByText('Thank you, we have changed')).toBeVisible()
  },
}
const deskReports: Scene = {
  name: 'desk-reports',
  async open(page) {
    await reportQuestion(page, await createLearner(page.request, answeredTwo))
    await scene('desk-reports', '/operator/reports').open(page)
    await expect(page.getByRole('table')).toBeVisible()
  },
}
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
      scene('login', '/login'),
      register,
      scene('forgot-password', '/forgot-password'),
      scene('sign-in-link', '/sign-in-link'),
      scene('not-found', '/no-such-page'),
      scene('privacy', '/privacy'),
      scene('terms', '/terms'),
      scene('legal', '/legal'),
      scene('accessibility', '/accessibility'),
      scene('help', '/help'),
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
    name: 'a learner who reports a question',
    stage: answeredTwo,
    scenes: [
      after(quiz, 'quiz-report', async (page) => {
        await page.locator('.sheet-last summary').click()
        await page.locator('.report button').click()
        await expect(page.getByRole('dialog').locator('textarea')).toBeVisible()
      }),
      accountReports,
    ],
  },
  {
    name: 'a learner with questions to review',
    stage: { completed: [1] },
    quizzesDaysAgo: 2,
    scenes: [
      after(dashboard, 'dashboard-review', async (page) => {
        await expect(page.locator('.review-card')).toBeVisible()
        // A device that has known of it has it above the stations from the start.
        await page.reload()
        await expect(page.locator('.review-card')).toBeVisible()
        await settle(page)
      }),
      review,
      after(review, 'review-wrong', async (page) => {
        await chooseWrong(page)
        await submitButton(page).click()
        await expect(page.locator('.verdict-sheet[data-verdict]')).toBeVisible()
        // Loaded after the page it is on.
        await expect(page.locator('.report button')).toBeVisible()
      }),
    ],
  },
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
  ...accountVisitors,
  ...checkVisitors,
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
      scene('desk-certificates', '/operator/certificates'),
      after(scene('desk-questions', '/operator/questions'), 'desk-questions', async (page) => {
        await expect(page.getByRole('table').first()).toBeVisible()
      }),
      deskReports,
      after(deskReports, 'desk-reply', async (page) => {
        await page.locator('.desk-actions button').first().click()
        await expect(page.getByRole('dialog').locator('textarea')).toBeVisible()
      }),
      after(scene('desk-report', seasonReport), 'desk-report', async (page) => {
        await expect(page.getByRole('table').first()).toBeVisible()
      }),
      scene('desk-privacy', '/operator/privacy'),
      scene('desk-site', '/operator/site'),
      scene('desk-audit-log', '/operator/audit-log'),
      scene('operator-mail-stop', '/operator-mail/of-nobody'),
    ],
  },
]

const wagons = await importOfWagons<WagonScenes>('e2e/support/scenes.ts')

/** Every page of the product, in the states that look different. */
export const visitors: readonly Visitor[] = [
  ...ofCore.map((visitor) => ({
    ...visitor,
    scenes: [...visitor.scenes, ...wagons.flatMap(({ scenesOf }) => scenesOf[visitor.name] ?? [])],
  })),
  ...wagons.flatMap((wagon) => wagon.visitors ?? []),
]
