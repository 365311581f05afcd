import type { Page } from '@playwright/test'
import { signIn } from '../support/login.ts'
import { expectToast, toastOf, untilAlive } from '../support/page-parts.ts'
import { expect, test } from '../support/test.ts'

const hint = 'Please enter a password with at least six characters.'

/** Fills in the registration with a password that is too short. */
async function openRegistration(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill('Amina Yusuf')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await untilAlive(page)
}

const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' }).click()

async function stopClock(page: Page): Promise<void> {
  await untilAlive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets the 2.5 s of a toast that has just appeared pass on a clock that stands still. */
async function expectToCloseItself(page: Page): Promise<void> {
  await page.clock.runFor(2400)
  await expect(toastOf(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toastOf(page)).toHaveCount(0)
}

test.beforeEach(({ page }) => page.clock.install())

test('an info toast closes by itself after 2.5 s (S8.1, S8.3)', async ({ page }) => {
  await openRegistration(page)
  await submit(page)
  await expectToast(page, hint, 'alert-info')
  await expectToCloseItself(page)
})

test('an error toast closes by itself after 2.5 s (S8.1, S8.4, S9.5)', async ({ page }) => {
  await page.goto('/')
  await stopClock(page)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expectToast(page, 'Email/Password incorrect', 'alert-error')
  await expectToCloseItself(page)
})

test('a success toast closes by itself after 2.5 s, on the page it led to (S8.1, S8.5)', async ({
  page,
  newLearner,
}) => {
  await signIn(page, await newLearner({ completed: [1] }))
  await page.goto('/success')
  const proceed = page.getByRole('button', { name: 'Proceed to Next Module' })
  await expect(proceed).toBeVisible()
  await stopClock(page)
  await proceed.click()
  await expect(page).toHaveURL('/dashboard')
  await expectToast(page, 'Progress Updated', 'alert-success')
  await expectToCloseItself(page)
})

test('a toast closes when it is clicked (S8.2)', async ({ page }) => {
  await openRegistration(page)
  await stopClock(page)
  await submit(page)
  await expectToast(page, hint, 'alert-info')
  await toastOf(page).click()
  await expect(toastOf(page)).toHaveCount(0)
})

test('a toast closes by keyboard too', async ({ page }) => {
  await openRegistration(page)
  await stopClock(page)
  await submit(page)
  await toastOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toHaveCount(0)
})

test('a new toast takes the place of the one before, and has 2.5 s of its own', async ({ page }) => {
  await openRegistration(page)
  await stopClock(page)
  await submit(page)
  await page.clock.runFor(2000)
  await submit(page)
  await expectToast(page, hint, 'alert-info')
  await expectToCloseItself(page)
})

test('errors are announced at once, other toasts when there is time', async ({ page }) => {
  await page.goto('/')
  await stopClock(page)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('alert')).toHaveText('Email/Password incorrect')
  // A page comes alive when there is time.
  await page.clock.resume()
  await openRegistration(page)
  await stopClock(page)
  await submit(page)
  await expect(page.getByRole('status').filter({ hasText: hint })).toBeVisible()
})

/** Where a toast and what is around it are, in px from the top of the screen. */
async function expectClear(page: Page): Promise<void> {
  const logo = page.getByRole('link', { name: 'EduTrain' }).first()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  // Once it has arrived, and the page is at its top.
  await expect(async () => {
    const toast = await toastOf(page).boundingBox()
    for (const part of [logo, menu]) {
      const box = await part.boundingBox()
      if (box && box.y + box.height > 0) expect(toast?.y).toBeGreaterThanOrEqual(box.y + box.height)
    }
  }).toPass()
}

test('on a phone a toast lies below the header, on the page it led to as well', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openRegistration(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).scrollIntoViewIfNeeded()
  await stopClock(page)
  await submit(page)
  await expectToast(page, hint, 'alert-info')
  await page.evaluate(() => scrollTo(0, 0))
  await expectClear(page)

  await page.clock.resume()
  await signIn(page, await newLearner({ completed: [1] }))
  await page.goto('/success')
  const proceed = page.getByRole('button', { name: 'Proceed to Next Module' })
  await expect(proceed).toBeVisible()
  await stopClock(page)
  await proceed.click()
  await expect(page).toHaveURL('/dashboard')
  await expectToast(page, 'Progress Updated', 'alert-success')
  await expectClear(page)
})

test('a toast never lies on the line about the connection @wide', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await openRegistration(page)
  await context.setOffline(true)
  const line = page.locator('.connection-note:not(:empty)')
  await expect(line).toHaveCount(1)
  await stopClock(page)
  await submit(page)
  await expectToast(page, hint, 'alert-info')
  await expect(async () => {
    const [toast, note] = [await toastOf(page).boundingBox(), await line.boundingBox()]
    const overlap =
      Math.min((toast?.y ?? 0) + (toast?.height ?? 0), (note?.y ?? 0) + (note?.height ?? 0)) -
      Math.max(toast?.y ?? 0, note?.y ?? 0)
    expect(overlap).toBeLessThanOrEqual(0)
  }).toPass()
})
