import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { toastOf } from '#workshop/e2e/support/page-parts.ts'
import { questionOf } from '#workshop/e2e/support/quiz.ts'
import { expect, onSmallPhone, test } from '#workshop/e2e/support/test.ts'
import {
  beginButton,
  choose,
  expectPosition,
  finishCheck,
  nextButton,
  questionCount,
} from './support/check-page.ts'

test.use(onSmallPhone)

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('in French the final check says the same, and the pages fit a small phone', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: nine }))
  await page.goto('/final?language=fr')
  await expect(page.getByText('Montrez ce que vous savez')).toBeVisible()
  await expectAccessible(page)
  await beginButton(page).click()
  await expectPosition(page, 1)
  await expectAccessible(page)
  await finishCheck(page, () => true)
  await expect(page.getByRole('heading', { name: '18 sur 18 réponses justes' })).toBeVisible()
  await expect(page.getByText('Vous connaissez l’essentiel de tous les modules.')).toBeVisible()
  await expectAccessible(page)
})

test('the offer is one line that can be declined, and does not come back', async ({ page, newLearner }) => {
  const learner = await newLearner()
  await login(page, learner)
  const offer = page.getByRole('region', { name: 'Check before you begin' })
  await expect(offer).toBeVisible()

  await offer.getByRole('button', { name: 'No thanks' }).click()
  await expect(offer).toHaveCount(0)
  await expect
    .poll(
      async () =>
        (await callAs<{ isOffered: boolean }>(page.request, learner, 'GET', '/api/assessments/before'))
          .isOffered,
    )
    .toBe(false)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Take the check' })).toHaveCount(0)
})

test('a reload and another tab go on at the next question, and of two answers one counts', async ({
  page,
  context,
  newLearner,
  problems,
}) => {
  problems.allow(/answer 409|status of 409/)
  await login(page, await newLearner())
  await page.goto('/check')
  await beginButton(page).click()
  await expectPosition(page, 1)
  await choose(page, () => true)
  await nextButton(page).click()
  await expectPosition(page, 2)
  await expect(questionOf(page)).toBeFocused()
  await page.reload()
  await expectPosition(page, 2)

  const other = await context.newPage()
  await other.goto('/check')
  await expectPosition(other, 2)
  await choose(other, () => false)
  await nextButton(other).click()
  await expectPosition(other, 3)

  await choose(page, () => true)
  await nextButton(page).click()
  await expect(toastOf(page)).toHaveText(/^You have answered this question already/)
  await expectPosition(page, 3)
})

test('without a connection an answer stays chosen, and what was sent is not lost', async ({
  page,
  context,
  newLearner,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await login(page, await newLearner())
  await page.goto('/check')
  await beginButton(page).click()
  await expectPosition(page, 1)
  await choose(page, () => true)
  await nextButton(page).click()
  await expectPosition(page, 2)

  await context.setOffline(true)
  await choose(page, () => true)
  await nextButton(page).click()
  await expect(page.getByText('This answer may not have arrived')).toBeVisible()
  await page.getByRole('radio').last().click()
  await expect(page.getByRole('radio').last()).not.toBeChecked()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await context.setOffline(false)
  await nextButton(page).click()
  await expectPosition(page, 3)
})

test('nothing of a form is kept on the device', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  await page.goto('/check')
  await beginButton(page).click()
  await expectPosition(page, 1)
  const question = (await questionOf(page).textContent()) ?? ''

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const bodies = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        return Promise.all(requests.map(async (request) => (await cache.match(request))?.text()))
      }),
    )
    return JSON.stringify([bodies, { ...localStorage }, { ...sessionStorage }])
  })

  expect(questionCount).toBe(18)
  expect(question).not.toBe('')
  expect(kept).not.toContain(JSON.stringify(question).slice(1, -1))
})

test('a choice has to be made, and nothing on a question looks like a verdict @wide', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner())
  await page.goto('/check')
  await beginButton(page).click()
  await expectPosition(page, 1)
  await nextButton(page).click()
  await expect(toastOf(page)).toHaveText('Please choose an answer, or “I don’t know yet”.')

  await choose(page, () => true)
  await nextButton(page).click()
  await expectPosition(page, 2)
  await expect(page.getByRole('radio').last()).toHaveAccessibleName('I don’t know yet')
  await expect(page.locator('[data-verdict], .question-meter svg')).toHaveCount(0)
})
