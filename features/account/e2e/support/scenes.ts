import type { Page } from '@playwright/test'
import { ageSignIns, expireCodes } from '#workshop/e2e/support/database.ts'
import { linkFor } from '#workshop/e2e/support/emails.ts'
import { createLearner, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { login } from '#workshop/e2e/support/login.ts'
import {
  after,
  type FeatureScenes,
  type Scene,
  scene,
  settle,
  submitButton,
} from '#workshop/e2e/support/scenes/scene.ts'
import { expect } from '#workshop/e2e/support/test.ts'

const account = after(scene('account', '/account'), 'account', (page) =>
  expect(page.locator('input[name=newPassword]')).toBeVisible(),
)

const openDeletion = async (page: Page) => {
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The account page when the last login was a while ago, asking for another one. */
const freshLogin: Scene = {
  name: 'account-fresh-login',
  async open(page, visitor) {
    ageSignIns(visitor?.email ?? '')
    // A page that is still starting would renew the token itself.
    await page.goto('about:blank')
    await page.clock.install({ time: Date.now() + 59 * 60_000 })
    const refreshed = page.waitForResponse('**/v1/token?*')
    await account.open(page)
    await refreshed
    await page.locator('input[name=newPassword]').fill('a new password')
    await page
      .locator('form', { has: page.locator('[name=newPassword]') })
      .locator('[type=submit]')
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

/** The page after the deletion of an account, made for that. */
const accountDeleted: Scene = {
  name: 'account-deleted',
  async open(page) {
    await login(page, await createLearner(page.request))
    await account.open(page)
    await openDeletion(page)
    const dialog = page.getByRole('dialog')
    const word = await page.locator('input[name=confirmation]').getAttribute('pattern')
    await page.locator('input[name=confirmation]').fill(word ?? '')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('input')).toHaveCount(0)
  },
}

const requestTypes = { resetPassword: 'PASSWORD_RESET', verifyEmail: 'VERIFY_EMAIL', signIn: 'EMAIL_SIGNIN' }

/** The page that the link of a new e-mail opens. */
function emailLink(
  name: string,
  mode: keyof typeof requestTypes,
  step: (page: Page, learner: TestLearner) => Promise<unknown> = async () => {},
): Scene {
  return {
    name,
    async open(page) {
      const learner = await createLearner(page.request)
      const { idToken, email } = learner
      const continueUrl = (await page.request.get('/dashboard')).url()
      const asked = await page.request.post(
        '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=edutrain',
        {
          data: {
            requestType: requestTypes[mode],
            continueUrl,
            ...(mode === 'verifyEmail' ? { idToken } : { email }),
          },
        },
      )
      expect(asked.status()).toBe(200)
      await page.goto(await linkFor(email, mode))
      await settle(page)
      await expect(submitButton(page).or(page.getByRole('main').locator('button.btn')).first()).toBeVisible()
      await step(page, learner)
    },
  }
}

/** The account page, the links in e-mails about the account, and its deletion. */
export const visitors: FeatureScenes['visitors'] = [
  {
    name: 'a learner with an account',
    stage: {},
    scenes: [account, after(account, 'account-deletion', openDeletion), freshLogin],
  },
  {
    name: 'a visitor with an e-mail link',
    scenes: [
      after(scene('forgot-password', '/forgot-password'), 'email-sent', async (page) => {
        await page.locator('input[name=email]').fill('unknown@example.org')
        await submitButton(page).click()
        await expect(page.getByRole('main').getByRole('status').locator('strong')).toBeVisible()
      }),
      scene('action-incomplete', '/auth/action'),
      emailLink('action-password', 'resetPassword'),
      emailLink('action-password-set', 'resetPassword', async (page) => {
        await page.locator('input[name=newPassword]').fill('a new password')
        await submitButton(page).click()
        await expect(page.getByRole('main').locator('a.btn')).toBeVisible()
      }),
      emailLink('action-expired', 'resetPassword', async (page, { email }) => {
        expireCodes(email)
        await page.reload()
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
      }),
      emailLink('action-confirm', 'verifyEmail'),
      emailLink('action-login', 'signIn'),
      {
        name: 'provider-failed',
        open: (page) => page.goto('/auth/provider#error=failed').then(() => settle(page)),
      },
    ],
  },
  { name: 'a learner who deletes the account', scenes: [accountDeleted] },
]
