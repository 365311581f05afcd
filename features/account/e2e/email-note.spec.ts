import type { Page } from '@playwright/test'
import { linkFor } from '#workshop/e2e/support/emails.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { certify, createOperator } from '#workshop/e2e/support/operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.use({ viewport: smallPhone })

const note = (page: Page) => page.getByRole('region', { name: 'Your email' })
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('a learner who has finished a module sees on the dashboard which address is not confirmed, and is sent a link', async ({
  page,
  newLearner,
}) => {
  const learner = await newLearner({ completed: [1] })
  await login(page, learner)
  await expect(note(page)).toContainText(`Is ${learner.email} right?We have not confirmed it yet.`)
  await note(page).getByRole('button', { name: 'Send me a link' }).click()
  const sent = note(page).getByText(`We have sent a link to ${learner.email}.`)
  await expectInView(sent, note(page).getByRole('button', { name: 'Send it again' }))

  await page.goto(await linkFor(learner.email, 'verifyEmail'))
  await page.getByRole('button', { name: 'Yes, confirm it' }).click()
  await expect(page.getByText('Your email has been confirmed.')).toBeVisible()
  // The next page of the identity client hears of it.
  await page.goto('/account')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('1 of 9 modules done')).toBeVisible()
  await expect(page.locator('#module-9')).toBeAttached()
  await expect(note(page)).toHaveCount(0)
})

test('a newcomer is not asked about the address', async ({ page, newLearner }) => {
  await login(page, await newLearner())
  await expect(page.locator('#module-9')).toBeAttached()
  await expect(note(page)).toHaveCount(0)
})

test('the note about the address moves nothing, and stays away from the other pages of a visit once it is closed', async ({
  page,
  newLearner,
}) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node?: Element }[] }
        if (sources.some(({ node }) => node?.closest?.('.season-card, .line-head, .email-note')))
          seen.shifted++
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await login(page, await newLearner({ completed: [1] }))
  await expect(note(page)).toBeVisible()
  await expect(page.locator('#module-9')).toBeAttached()
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
  await note(page).getByRole('button', { name: 'Not now' }).click()
  await expect(note(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(page).toHaveURL('/review')
  await page.goBack()
  await expect(page.locator('#module-9')).toBeAttached()
  await expect(note(page)).toHaveCount(0)
})

test('"Change it" leads to the field for a new address', async ({ page, newLearner }) => {
  await login(page, await newLearner({ completed: [1] }))
  await note(page).getByRole('link', { name: 'Change it' }).click()
  await expect(page).toHaveURL('/account#email')
  await expect(page.getByLabel('New email')).toBeFocused()
  await expectInView(page.getByLabel('New email'))
})

test('each promise to write about the certificate names the address, and says that it is not confirmed', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  const promise = (words: string) =>
    page.getByText(`${words} ${learner.email}. This address is not confirmed yet.`)
  await signIn(page, learner)
  await page.goto('/certificate')
  await expect(promise('You can request your certificate now. We will write to')).toBeVisible()
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  await page.goto('/dashboard')
  await expect(page.locator('.on-its-way')).toContainText(
    `When it is here, we will write to ${learner.email}.`,
  )
  await page.goto('/certificate')
  await expect(promise('Then we will write to')).toBeVisible()
  await expect(page.getByText('This address is not confirmed yet.')).toHaveCount(1)
  await page.getByRole('link', { name: 'Confirm or change it' }).click()
  await expect(page).toHaveURL('/account#email')

  await certify(request, learner, await createOperator(request))
  await callAs(request, learner, 'PUT', '/api/certificate/correction', { name: 'Amina Diallo' })
  await page.goto('/certificate')
  await expect(promise('Then we will write to')).toBeVisible()
})

test('the note about the address is not there without a connection, and gives its place up where it cannot be fetched', async ({
  page,
  network,
  problems,
  newLearner,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await login(page, await newLearner({ completed: [1] }))
  await expect(note(page)).toBeVisible()
  await page.context().setOffline(true)
  await expect(note(page)).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(note(page)).toBeVisible()

  await network.lose('/email-note-')
  await page.reload()
  await expect(page.locator('#module-9')).toBeAttached()
  await expect(page.locator('.dashboard .min-h-29')).toHaveCount(0)
  await expect(note(page)).toHaveCount(0)
})
