import { signIn } from '#workshop/e2e/support/login.ts'
import { untilAlive } from '#workshop/e2e/support/page-parts.ts'
import { questionOf } from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('a lesson is one link away from its entry on the dashboard, with its pictures and its words', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1, 2] }))
  await page.goto('/dashboard#module-3')
  await page.locator('#module-3').getByRole('link', { name: 'Read the lesson' }).click()
  await page.waitForURL('**/lesson/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallets and safety')
  await expect(page.getByRole('heading', { level: 2, name: 'What to remember' })).toBeVisible()
  for (const picture of await page.getByRole('img', { name: /.{30}/ }).all())
    await expect(picture).toBeVisible()
  await page.getByText('Words in this lesson').click()
  await expect(page.getByRole('term').filter({ hasText: /^private key$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Take Module Quiz' }).click()
  await page.waitForURL('**/module/3')
})

test('the reader chooses the language once: for lessons, quizzes and the next visit', async ({
  page,
  openQuiz,
}) => {
  await page.goto('/lesson/1')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'À retenir' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'À retenir' })).toBeVisible()
  await openQuiz(1)
  await expect(questionOf(page)).toHaveAttribute('lang', 'fr')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(questionOf(page)).toHaveAttribute('lang', 'en')
})

test.describe('on a device set to French', () => {
  test.use({ locale: 'fr-CI' })

  test('lessons come in French without a choice', async ({ page }) => {
    await page.goto('/class/harbour?module=3')
    await expect(page.getByRole('heading', { level: 2, name: 'Restez en sécurité' })).toBeVisible()
  })
})

test('a link to a part of a lesson leads there, in every language', async ({ page }) => {
  for (const language of ['en', 'fr']) {
    await page.goto(`/lesson/2?language=${language}`)
    await expect(page.getByRole('article')).toHaveAttribute('lang', language)
    await page.goto('/lesson/2#stay-safe')
    await page.reload()
    await expect(page.locator('#stay-safe')).toBeInViewport()
  }
})

test('a link from one lesson to another changes the page without loading it anew', async ({ page }) => {
  await page.goto('/lesson/1')
  await untilAlive(page)
  const link = page.getByRole('article').locator('a[href^="/lesson/"]').first()
  const target = await link.getAttribute('href')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await link.click()
  await page.waitForURL(`**${target}`)
  await expect(page).toHaveTitle(new RegExp(`^Module ${target?.match(/\d/)?.[0]} ·`))
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('a lesson that no module has is that of module 1', async ({ page }) => {
  await page.goto('/lesson/12')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web2 and Web3')
})

test('a lesson that cannot be loaded says so, and can be asked for again', async ({ page, network }) => {
  // In its own page a lesson is there from the beginning.
  await page.goto('/lesson/2')
  await untilAlive(page)
  const lost = await network.lose('/api/modules/')
  await page.getByRole('article').locator('a[href^="/lesson/"]').first().click()
  await expect(page.getByText('The lesson could not be loaded.')).toBeVisible()
  await lost.restore()
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})
