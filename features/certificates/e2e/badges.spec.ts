import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { answerRightly, callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
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

test('at the end of a programme its badge stands on the first screen of a small phone, larger than the stamp of the day and in the season’s colour, with one button', async ({
  page,
  request,
  newLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const learner = await newLearner({ completed: [1, 2] })
  await answerRightly(request, learner, 3, 9)
  await signIn(page, learner)
  await page.goto('/module/3')
  await finishQuiz(page, 10)
  const badge = page.locator('.torn .new-badge')
  const [picture, open] = [badge.locator('img'), badge.getByRole('button')]
  await expect(open).toHaveText('See and share it')
  await expect(open).toHaveCSS('border-top-color', 'rgb(26, 116, 179)')
  await expectInView(picture, open, page.getByRole('button', { name: 'Proceed to Next Module' }))
  const [large, stamp] = [await picture.boundingBox(), await page.locator('.date-stamp').boundingBox()]
  expect(large?.width).toBeGreaterThan(1.25 * (stamp?.width ?? 0))
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
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(dialog.getByText('Show them before you share it?')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'No, share without' }).click()
  await expect(dialog.getByText('Link copied.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace this badge' }).click()
  await expectToast(page, 'Your badge has your name now.', 'alert-success')
  await badges.getByRole('button', { name: 'See the badge Mindset Reset' }).click()
  await expect(dialog.getByText('Awarded to Another Name on')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Replace this badge' })).toHaveCount(0)
})

test('a learner without a name is asked for one where the badge would be, gives it on the page of the account, and has the badge', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1], hasProfile: false }))
  await page.goto('/certificate')
  const ask = page.getByRole('link', { name: 'Give your name to get it' })
  await expect(page.getByRole('button', { name: 'See the badge Mindset Reset' })).toHaveCount(0)
  await ask.click()
  await page.getByLabel('Full Name').fill('Amina Yusuf')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'User updated', 'alert-success')

  await page.goBack()
  await page.getByRole('button', { name: 'See the badge Mindset Reset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mindset Reset' })
  await expect(dialog.getByText('Awarded to Amina Yusuf on')).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test('a badge is downloaded as a PDF, whose reader can compare the name while the page shows none, and check the file', async ({
  page,
  browser,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await signIn(page, learner)
  await page.goto('/certificate')
  await page.getByRole('button', { name: 'See the badge Mindset Reset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mindset Reset' })
  const downloaded = page.waitForEvent('download')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Download as PDF' }).click()
  const pdf = await (await downloaded).path()
  const address = (await dialog.getByRole('link', { name: /\/badges\// }).getAttribute('href')) ?? ''

  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await stranger.goto(address)
  await stranger.getByLabel('Which name is on the paper').fill(learner.name)
  await stranger.getByRole('button', { name: 'Compare' }).click()
  await expect(stranger.getByText('Yes, same name')).toBeVisible()
  await stranger.goto('/verify')
  await stranger.getByLabel('Or choose its file, or drop it here').setInputFiles(pdf)
  await stranger.getByRole('button', { name: 'Check the file' }).click()
  await expect(stranger.locator('.verdict')).toHaveText('Valid')

  await dialog.getByLabel(/^Tell those who type a name there/).uncheck()
  await expectToast(page, 'The public page says nothing about your name.', 'alert-success')
  await stranger.goto(address)
  await expect(stranger.getByLabel('Which name is on the paper')).toHaveCount(0)
  await stranger.context().close()
})

test('an operator hides the name on the badges of a learner, whose page shows it no more and who is told so @desktop', async ({
  page,
  browser,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  const { badges } = await callAs<{ badges: { id: string; url: string }[] }>(
    request,
    learner,
    'GET',
    '/api/own-badges',
  )
  const [badge] = badges
  await callAs(request, learner, 'PUT', `/api/own-badges/${badge?.id}/shown-name`, { showsName: true })
  await login(page, await createOperator(request))
  await page.goto('/operator/learners')
  await page.getByRole('searchbox').fill(learner.email)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: learner.email }).click()
  await expect(page.getByRole('row', { name: /^Mindset Reset/ })).toContainText('name shown')
  await page.getByRole('button', { name: 'Hide the name' }).click()
  await expectToast(page, 'The name is hidden.', 'alert-success')
  await expect(page.getByRole('row', { name: /^Mindset Reset/ })).toContainText('name hidden by an operator')
  await expectAccessible(page)

  const own = await (await browser.newContext()).newPage()
  await own.goto(badge?.url ?? '')
  await expect(own.locator('.verdict')).toHaveText('Valid, no name shown')
  await signIn(own, learner)
  await own.goto('/certificate')
  await own.getByRole('button', { name: 'See the badge Mindset Reset' }).click()
  await expect(
    own.getByText('The people who run this site have hidden the name on your badges.'),
  ).toBeVisible()
  await own.context().close()
})
