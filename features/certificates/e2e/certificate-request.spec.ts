import type { Locator, Page } from '@playwright/test'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { certify, createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast, toastOf } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const certificate = (page: Page) => page.getByRole('button', { name: 'Request Completion Certificate' })
interface Box {
  readonly top: number
  readonly width: number
}

const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0

test('all nine in any order, whatever was repeated, enable the certificate (S1.5, S4.30, S9.7)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: [...all.toReversed(), 4, 1] }))
  await expect(page.locator('.task-state')).toHaveText(Array(18).fill('Done'))
  await expect(certificate(page)).toBeEnabled()
})

test('finishing module 9 alone enables nothing (S4.30)', async ({ page, newLearner }) => {
  await login(page, await newLearner({ completed: [9] }))
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
  await expect(certificate(page)).toBeDisabled()
})

test('eight of nine do not, and no request is stored (S4.30, S7.17, S9.7)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [2, 3, 4, 5, 6, 7, 8, 9] })
  await login(page, learner)
  await expect(page.getByText('8 of 9 modules done')).toBeVisible()
  await expect(certificate(page)).toBeDisabled()
  expect(await callAs(request, learner, 'GET', '/api/certificate-request')).toEqual({ request: null })
})

test('a certificate request that cannot be made says so, and can be made again (S8.19)', async ({
  page,
  network,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: all }))
  const lost = await network.lose('/api/certificate-request')
  await certificate(page).click()
  await expectToast(page, 'Error making Request..', 'alert-error')
  await lost.restore()
  await certificate(page).click()
  await expectToast(page, 'Request Sent Successfully', 'alert-success')
})

test('a request that waits shows the ticket with the name to be on it, and which step comes next', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  await signIn(page, learner)
  await page.goto('/certificate')
  const next = page.locator('[aria-current=step]')
  await expect(next).toHaveText(/Request/)
  await expect(page.locator('.torn')).toHaveCount(0)
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  await page.reload()
  await expect(next).toHaveText(/Check/)
  const ticket = page.locator('.torn')
  await expect(ticket).toContainText(learner.name)
  await expect(ticket).toContainText('This is a preview')
  await expect(ticket.getByRole('listitem')).toHaveCount(9)
  await page.getByLabel('Name on the certificate').fill('Amina Diallo')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expectToast(page, 'Name saved.', 'alert-success')
  await expect(ticket).toContainText('Amina Diallo')
})

test('a request that waits shows the ticket first, whole on a phone; below it stand what goes on, its steps in one line, and the name', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  await signIn(page, learner)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/certificate')
  await expectInView(page.locator('.torn'))
  const parts = [
    page.locator('.torn'),
    page.getByRole('heading', { level: 1, name: 'We have received your request' }),
    page.getByText(`A person checks it, which can take a few days. Then we will write to ${learner.email}.`),
    page.locator('.step-line'),
    page.getByLabel('Name on the certificate'),
  ]
  let reached = 0
  for (const part of parts) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(reached)
    reached = y + height
  }
  await expect(page.locator('.torn')).toContainText('To be issued by EduTrain')
  const tops = await page
    .locator('.step-line > li')
    .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
})

test('below an issued certificate stand what comes next, its line of steps with the way to the token, the badges and who can see it; what is seldom wanted is one list of folds @wide', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  const id = await certify(request, learner, await createOperator(request))
  await signIn(page, learner)
  await page.goto('/certificate')
  const badges = page.getByRole('button', { name: /^See the badge/ })
  await expect(badges).toHaveCount(5)
  const folds = page.locator('.quiet-folds')
  await expect(folds.getByRole('heading')).toHaveText([
    'For software',
    'What has happened so far',
    'Is the name wrong?',
  ])
  const inOrder = [
    page.locator('.torn'),
    page.getByRole('heading', { name: 'What comes next' }),
    page.locator('.step-line'),
    page.locator('.way-on').first(),
    page.getByRole('heading', { name: 'Your badges' }),
    page.getByRole('heading', { name: 'Who can see it' }),
    folds,
  ]
  const tops = await Promise.all(inOrder.map(top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  // The ticket says it: that it was issued, with its number, is told again only to who asks.
  const issued = page.getByText('Your certificate was issued.')
  await expect(issued).toBeHidden()
  await page.getByText('What has happened so far').click()
  await expect(issued).toBeVisible()
  await expect(folds.getByRole('link', { name: id })).toBeVisible()
})

test('what downloads and what shares an issued certificate is one group below its ticket, of two widths on a phone', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  await certify(request, learner, await createOperator(request))
  await signIn(page, learner)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/certificate')
  const group = page.locator('.ticket-foot')
  const buttons = group.locator('.btn')
  await expect(buttons).toHaveText([
    'Download as PDF',
    'Download as picture with badge',
    'Share',
    'Add to LinkedIn',
  ])
  const boxes = await buttons.evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ top, width }) => ({ top, width: Math.round(width) })),
  )
  const [pdf, picture, share, linkedIn] = boxes as [Box, Box, Box, Box]
  expect(pdf.width).toBe(picture.width)
  expect(share.top).toBe(linkedIn.top)
  expect(Math.abs(share.width - linkedIn.width)).toBeLessThanOrEqual(1)
})

test('the badges stand in one row where the screen is wide @desktop', async ({ page, newLearner }) => {
  await signIn(page, await newLearner({ completed: all }))
  await page.goto('/certificate')
  const badges = page.getByRole('button', { name: /^See the badge/ })
  await expect(badges).toHaveCount(5)
  expect(new Set(await Promise.all((await badges.all()).map(top))).size).toBe(1)
})

test('what has happened last to a request is said once, and what was before it waits in a fold', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  await signIn(page, learner)
  await page.goto('/certificate')
  await expect(page.getByText(/You requested/)).toHaveCount(1)
  await expect(page.getByText(/You requested/)).toBeVisible()
  await expect(page.getByText('What has happened so far')).toHaveCount(0)
  await expect(page.locator('.certificate-step[data-done]')).toHaveText('Request, done')
})

test('below the button at the end of the journey stand the steps to the token; once it is pressed the card says what happens next, when and to which address, and the toast lies on none of it @wide', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  await login(page, learner)
  const next = page.locator('[aria-current=step]')
  await expect(next).toHaveText(/Request/)
  await certificate(page).click()
  await expectToast(page, 'Request Sent Successfully', 'alert-success')
  const title = page.locator('.terminus').getByRole('heading', { name: 'Your certificate is on its way' })
  const promise = `A person checks it. This can take a few days. When it is here, we will write to ${learner.email}.`
  const words = page.locator('.on-its-way').getByText(promise)
  const stamp = page.locator('.reward-letter + time')
  await expect(stamp).toContainText(/Requested.*\d{4}/)
  const toast = (await toastOf(page).boundingBox()) ?? { y: 0, height: 0 }
  const isFree = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return y + height <= toast.y || y >= toast.y + toast.height
  }
  // The letter with its stamp arrives.
  for (const part of [title, words, stamp]) await expect.poll(() => isFree(part)).toBe(true)
  await expect(title).toBeFocused()
  await expect(next).toHaveText(/Check/)
  await expect(page.locator('.certificate-step').first()).toHaveText('Request, done')
})

test('after the request its button stands small below what happens next, also after a reload and on the page of the certificate, and answers that it was sent (S2.21, S4.31)', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: all }))
  const card = page.locator('.boarding')
  const own = card.getByRole('link', { name: 'Preview your certificate' })
  await expect(page.locator('[aria-current=step]')).toBeVisible()
  expect(await top(certificate(page))).toBeLessThan(await top(page.locator('[aria-current=step]')))

  // The second click of a double one presses nothing of what takes its place.
  await certificate(page).dblclick()
  await expectToast(page, 'Request Sent Successfully', 'alert-success')
  await expect(own).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect((await own.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await top(certificate(page))).toBeGreaterThan(await top(own))
  // As a line of what was done, with its day.
  await expect(certificate(page)).toContainText(String(new Date().getFullYear()))

  await page.reload()
  await expect(own).toBeVisible()
  await certificate(page).click()
  await expectToast(page, 'Request already sent', 'alert-success')
  await own.click()
  await expect(page).toHaveURL('/certificate')
  await expect(page.getByText('Request already sent. There is nothing more for you to do.')).toBeVisible()
  await certificate(page).click()
  await expectToast(page, 'Request already sent', 'alert-success')
})

test('at the end of the journey the certificate is the one button; below it stand a line of all steps and the way to the reward form', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  await login(page, learner)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `You made it, ${learner.name.split(' ')[0]}`,
  )
  await expect(page.locator('.terminus-ticket .btn')).toHaveText(['Request Completion Certificate'])
  await expect(page.locator('.step-line > li')).toHaveText([/Request/, /Check/, /Certificate/, /Token/])
  await page.getByRole('link', { name: 'Tell us where to reach you for the token.' }).click()
  await expect(page).toHaveURL('/reward')
  await expect(page.getByLabel('Email Address')).toBeVisible()
})

test('the shapes of the ticket at the end of the journey stand in one row under what they are, each with its station’s name', async ({
  page,
  newLearner,
}) => {
  await login(page, await newLearner({ completed: all }))
  const shapes = page.locator('.terminus-punches > li')
  await expect(shapes).toHaveText(
    ['Web2 & Web3', 'Blockchain', 'Wallets', 'Coins, tokens', 'DAOs'].concat([
      'NFTs, POAPs',
      'Contracts',
      'Metaverse',
      'Web3 gaming',
    ]),
  )
  await expect(shapes.first()).toHaveAttribute('title', 'Web2 & Web3')
  await expect(page.getByText('Your ticket: one hole for each module')).toBeVisible()
  const tops = await shapes.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
