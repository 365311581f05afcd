import { chooseWrong, questionOf } from '#workshop/e2e/support/quiz.ts'
import { after, type FeatureScenes, scene, settle, submitButton } from '#workshop/e2e/support/scenes/scene.ts'
import { expect } from '#workshop/e2e/support/test.ts'

const dashboard = scene('dashboard', '/dashboard')
const review = after(scene('review', '/review'), 'review', async (page) => {
  await expect(questionOf(page)).toBeVisible()
})

export const visitors: FeatureScenes['visitors'] = [
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
]
