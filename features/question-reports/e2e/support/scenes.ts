import type { Page } from '@playwright/test'
import { replyToReports } from '#workshop/e2e/support/database.ts'
import { createLearner, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { after, type FeatureScenes, type Scene, scene } from '#workshop/e2e/support/scenes/scene.ts'
import { expect } from '#workshop/e2e/support/test.ts'

const answeredTwo = { begun: { moduleNumber: 5, answered: 2 } }
const quiz = scene('quiz', '/module/5')
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

export const visitors: FeatureScenes['visitors'] = [
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
]

export const scenesOf: FeatureScenes['scenesOf'] = {
  'an operator': [
    deskReports,
    after(deskReports, 'desk-reply', async (page) => {
      await page.locator('.desk-actions button').first().click()
      await expect(page.getByRole('dialog').locator('textarea')).toBeVisible()
    }),
  ],
}
