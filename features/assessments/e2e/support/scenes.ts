import type { APIRequestContext, Page } from '@playwright/test'
import { callAs, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { questionOf } from '#workshop/e2e/support/quiz.ts'
import { after, type FeatureScenes, type Scene, scene } from '#workshop/e2e/support/scenes/scene.ts'
import { expect } from '#workshop/e2e/support/test.ts'

const check = scene('check', '/check')
const final = scene('final', '/final')

const beginButton = (page: Page) => page.locator('.quiz-card button').first()

/** Also where this learner has begun it before. */
const firstQuestion: Scene = after(check, 'check-question', async (page) => {
  if (!(await questionOf(page).isVisible())) await beginButton(page).click()
  await expect(questionOf(page)).toBeVisible()
  await page.getByRole('radio').last().check()
})

interface Taken {
  readonly running: {
    readonly id: string
    readonly question: { readonly position: number; readonly id: string }
  } | null
}

/** Over the API, knowing nothing, unless it was taken before. */
async function takeCheck(request: APIRequestContext, learner: TestLearner, kind: 'before' | 'after') {
  const known = await callAs<{ results: unknown[] }>(request, learner, 'GET', `/api/assessments/${kind}`)
  if (known.results.length > 0) return
  let { running } = await callAs<Taken>(request, learner, 'POST', `/api/assessments/${kind}`)
  while (running)
    ({ running } = await callAs<Taken>(request, learner, 'POST', `/api/assessments/${kind}/answers`, {
      assessmentId: running.id,
      position: running.question.position,
      questionId: running.question.id,
      option: null,
    }))
}

const checkResult: Scene = {
  name: 'check-result',
  async open(page, visitor) {
    if (visitor) await takeCheck(page.request, visitor, 'before')
    await check.open(page)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  },
}

const finalResult: Scene = {
  name: 'final-result',
  async open(page, visitor) {
    if (visitor) await takeCheck(page.request, visitor, 'after')
    await final.open(page)
    await expect(page.getByRole('checkbox')).toBeVisible()
  },
}

/** Who takes a check of what they know, in the order in which it looks different. */
export const visitors: FeatureScenes['visitors'] = [
  {
    name: 'a newcomer who is asked what they know',
    stage: {},
    scenes: [after(check, 'check', async (page) => expect(beginButton(page)).toBeVisible()), firstQuestion],
  },
  { name: 'a newcomer who knows where to begin', stage: {}, scenes: [checkResult] },
  {
    name: 'a finisher who takes the final check',
    stage: { completed: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    scenes: [after(final, 'final', async (page) => expect(beginButton(page)).toBeVisible()), finalResult],
  },
]
