import { linkFor } from '#workshop/e2e/support/emails.ts'
import { login } from '#workshop/e2e/support/login.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { button, openAccountLater } from './support/account.ts'

test('a login of a while ago is asked for again, with the password (S8.29)', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/400/)
  const learner = await newLearner()
  await login(page, learner)
  await openAccountLater(page, learner.email)
  await page.getByLabel('New password').fill('a new password')
  await button(page, 'Change password').click()
  const dialog = page.getByRole('dialog', { name: 'Is this you?' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The email or the password is not right.')
  await dialog.getByLabel('Your password').fill(learner.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.toaster').getByText('Your new password has been saved.')).toBeVisible()
})

test('a fresh login can be had by link, or put off', async ({ page, newLearner, problems }) => {
  problems.allow(/400/)
  const learner = await newLearner()
  await login(page, learner)
  await openAccountLater(page, learner.email)
  await page.getByLabel('New email').fill(`new.${learner.email}`)
  await button(page, 'Change email').click()
  const dialog = page.getByRole('dialog', { name: 'Is this you?' })
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Change email')).toBeFocused()
  await button(page, 'Change email').click()
  await dialog.getByRole('button', { name: 'No password? Email me a link' }).click()
  await expect(dialog.getByRole('alert')).toContainText('We have sent you a link.')
  await page.goto(await linkFor(learner.email, 'signIn'))
  await button(page, 'LOGIN').click()
  await page.waitForURL('**/account')
  await page.getByLabel('New email').fill(`new.${learner.email}`)
  await button(page, 'Change email').click()
  await expect(page.getByText('We sent a link to')).toBeVisible()
})
