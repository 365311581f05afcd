import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { answerRightly, callAs } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { finishQuiz } from '#workshop/e2e/support/quiz.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test('the last module of a programme earns a badge, which shows a name once its learner says so, and can be checked (SX.54)', async ({
  page,
  browser,
  request,
  newLearner,
}) => {
  test.setTimeout(120_000)
  const learner = await newLearner({ completed: [1, 2] })
  await answerRightly(request, learner, 3, 9)
  await signIn(page, learner)
  await page.goto('/module/3')
  await finishQuiz(page, 10)

  await expect(page.getByRole('heading', { name: 'You have earned the badge Winter EduTrain' })).toBeVisible()
  await page.getByRole('button', { name: 'See and share it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Winter EduTrain' })
  await expect(dialog.getByText(`Awarded to ${learner.name} on`)).toBeVisible()
  await expectAccessible(page)
  const address = (await dialog.getByRole('link', { name: /\/badges\// }).getAttribute('href')) ?? ''

  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await stranger.goto(address)
  await expect(stranger.locator('.verdict')).toHaveText('Valid, no name shown')
  await expect(stranger.getByText(learner.name)).toHaveCount(0)

  await dialog.getByLabel(/^Show my name and the date/).check()
  await expectToast(page, 'The public page shows your name and the date.', 'alert-success')
  await stranger.reload()
  await expect(stranger.locator('.verdict')).toHaveText('Valid')
  await expect(stranger.getByText(learner.name)).toBeVisible()

  const picture = stranger.getByRole('link', { name: 'Picture with the badge in it' })
  const png = await request.get((await picture.getAttribute('href')) ?? '')
  await stranger.goto('/verify')
  await stranger.getByLabel('Or choose its file, or drop it here').setInputFiles({
    name: 'badge.png',
    mimeType: 'image/png',
    buffer: await png.body(),
  })
  await stranger.getByRole('button', { name: 'Check the file' }).click()
  await expect(stranger.locator('.verdict')).toHaveText('Valid')
  await expect(stranger.getByText(/issued this badge, Winter EduTrain, to/)).toContainText(learner.name)
  await stranger.context().close()
})

test('the page of the certificate shows the badges of a learner and those to come, and replaces one with an old name @wide', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1, 2, 3] })
  await signIn(page, learner)
  await page.goto('/certificate')
  const badges = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^See the badge/ }) })
  await expect(badges.getByRole('listitem')).toHaveCount(5)
  await expect(badges.getByRole('button')).toHaveCount(2)
  await expect(badges.getByText('Still to come: modules 4 and 5')).toBeVisible()
  await expectAccessible(page)

  await callAs(request, learner, 'PUT', '/api/profile', { name: 'Another Name' })
  await page.reload()
  await badges.getByRole('button', { name: 'See the badge Mindset Reset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mindset Reset' })
  await dialog.getByRole('button', { name: 'Replace this badge' }).click()
  await expectToast(page, 'Your badge has your name now.', 'alert-success')
  await badges.getByRole('button', { name: 'See the badge Mindset Reset' }).click()
  await expect(dialog.getByText('Awarded to Another Name on')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Replace this badge' })).toHaveCount(0)
})
