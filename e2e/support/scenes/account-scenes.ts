import type { Page } from '@playwright/test'
import { createLearner, login, type TestLearner } from './learner.ts'
import { linkFor } from './letters.ts'
import { ageSignIns, expireCodes } from './passing-time.ts'
import { type Act, after, type Scene, scene, settle, submitButton } from './scene.ts'
import { expect } from './test.ts'

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

/** The end of an account, of somebody who had it for a moment. */
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

/** Where the link of a new letter leads. */
function letter(
  name: string,
  mode: keyof typeof requestTypes,
  act: (page: Page, learner: TestLearner) => Promise<unknown> = async () => {},
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
      await act(page, learner)
    },
  }
}

/** The account, the letters about it and its end. */
export const accountActs: readonly Act[] = [
  {
    name: 'somebody with an account',
    stage: {},
    scenes: [account, after(account, 'account-deletion', openDeletion), freshLogin],
  },
  {
    name: 'a reader of our letters',
    scenes: [
      after(scene('forgot-password', '/forgot-password'), 'letter-sent', async (page) => {
        await page.locator('input[name=email]').fill('nobody@example.org')
        await submitButton(page).click()
        await expect(page.getByRole('main').getByRole('status').locator('strong')).toBeVisible()
      }),
      scene('action-incomplete', '/auth/action'),
      letter('action-password', 'resetPassword'),
      letter('action-password-set', 'resetPassword', async (page) => {
        await page.locator('input[name=newPassword]').fill('a new password')
        await submitButton(page).click()
        await expect(page.getByRole('main').locator('a.btn')).toBeVisible()
      }),
      letter('action-expired', 'resetPassword', async (page, { email }) => {
        expireCodes(email)
        await page.reload()
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
      }),
      letter('action-confirm', 'verifyEmail'),
      letter('action-login', 'signIn'),
      {
        name: 'provider-failed',
        open: (page) => page.goto('/auth/provider#error=failed').then(() => settle(page)),
      },
    ],
  },
  { name: 'somebody who leaves', scenes: [accountDeleted] },
]
