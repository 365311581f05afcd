import type { Page } from '@playwright/test'
import { installWallet } from '#wagons/token/e2e/support/browser-wallet.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expectInView } from '#workshop/e2e/support/in-view.ts'
import { callAs, newEmail } from '#workshop/e2e/support/learner.ts'
import { login, signIn } from '#workshop/e2e/support/login.ts'
import { logout } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Connect wallet' })
const section = (page: Page) => page.getByRole('region', { name: 'Your wallet' })
const walletField = (page: Page) => page.getByLabel('Evm Wallet Address (Optional)')

/** Opens the account page and goes as far as the list of wallets. */
async function connectOnAccount(page: Page) {
  await page.goto('/account')
  await button(page, 'Connect wallet').click()
}

/** Opens the reward page and the list of wallets there. */
async function connectOnReward(page: Page) {
  await page.goto('/reward')
  await button(page, 'Connect wallet').click()
}

test.describe('on the account page', () => {
  test('all about the wallet stands in one card, in words that need no technical knowledge', async ({
    page,
    newLearner,
  }) => {
    await signIn(page, await newLearner())
    await page.goto('/account')
    const card = section(page)
    const address = page.getByLabel('Wallet Address (optional)')
    await expect(card.getByLabel('Wallet Address (optional)')).toHaveCount(1)
    await expect(address).toHaveCount(1)
    await expect(address).toHaveAccessibleDescription(/Copy it from your own wallet, not from an exchange/)
    await address.fill('hello')
    await card.getByRole('button', { name: 'Save address' }).click()
    await expect(page.locator('.toaster').getByText('User updated')).toBeVisible()
    await expect(address).toHaveAccessibleDescription(/usually 0x followed by 40 characters/)
    await expectInView(card.getByText(/usually 0x followed by 40 characters/))
    await address.fill('amina.eth')
    await card.getByRole('button', { name: 'Save address' }).click()
    await expect(page.locator('.toaster').getByText('User updated')).toBeVisible()
    await page.reload()
    await expect(address).toHaveValue('amina.eth')
    await expect(page.getByLabel('Full Name')).toHaveValue(/./)
    await expect(page.getByRole('main')).not.toContainText(/JSON|verified yet/)
  })

  test('a wallet is connected and signs, and its address is verified, shown and removed (SX.28)', async ({
    page,
    newLearner,
    request,
  }) => {
    const wallet = await installWallet(page)
    const learner = await newLearner()
    await login(page, learner)
    await connectOnAccount(page)
    await button(page, 'Test Fox').click()
    await expect(dialog(page).getByText(wallet.address)).toBeVisible()
    expect(wallet.messages).toEqual([])
    await button(page, 'Sign the message').click()

    await expect(dialog(page)).toHaveCount(0)
    await expect(section(page).getByText(wallet.address)).toBeVisible()
    expect(wallet.messages[0]).toMatch(/^localhost:\d+ wants you to sign in with your Ethereum account:\n/)
    expect(wallet.messages[0]).toContain(wallet.address)
    const { wallet: stored } = await callAs<{ wallet: { address: string } }>(
      request,
      learner,
      'GET',
      '/api/wallet',
    )
    expect(stored.address).toBe(wallet.address)
    await page.reload()
    await expect(section(page).getByText(wallet.address)).toBeVisible()

    await button(page, 'Remove').click()
    await expect(section(page).getByText('Or connect your wallet.')).toBeVisible()
    expect(await callAs(request, learner, 'GET', '/api/wallet')).toEqual({ wallet: null })
  })

  test('declining either request of the wallet loses nothing, and can be taken back (SX.28)', async ({
    page,
    newLearner,
  }) => {
    const wallet = await installWallet(page, { refuses: ['eth_requestAccounts'] })
    await login(page, await newLearner())
    await connectOnAccount(page)
    await button(page, 'Test Fox').click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'You declined the request in your wallet. Nothing has changed.',
    )
    wallet.become({ refuses: ['personal_sign'] })
    await button(page, 'Test Fox').click()
    await button(page, 'Sign the message').click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'You declined the request in your wallet. Nothing has changed.',
    )
    wallet.become({})
    await button(page, 'Sign the message').click()
    await expect(section(page).getByText(wallet.address)).toBeVisible()
  })

  test('a signature by another account of the wallet is refused', async ({ page, newLearner, problems }) => {
    problems.allow(/422/)
    const wallet = await installWallet(page, { signsAsAnother: true })
    await login(page, await newLearner())
    await connectOnAccount(page)
    await button(page, 'Test Fox').click()
    await button(page, 'Sign the message').click()
    await expect(dialog(page).getByRole('alert')).toHaveText(/A different account signed the message/)
    wallet.become({})
    await button(page, 'Sign the message').click()
    await expect(section(page).getByText(wallet.address)).toBeVisible()
  })

  test('an address that another account has verified is refused with an explanation', async ({
    page,
    newLearner,
    problems,
  }) => {
    problems.allow(/409/)
    const wallet = await installWallet(page)
    for (const isFirst of [true, false]) {
      await login(page, await newLearner())
      await connectOnAccount(page)
      await button(page, 'Test Fox').click()
      await button(page, 'Sign the message').click()
      if (isFirst) {
        await expect(section(page).getByText(wallet.address)).toBeVisible()
        await logout(page)
      } else await expect(dialog(page).getByRole('alert')).toHaveText(/already linked to another account/)
    }
  })

  test('a wallet may be slow: the page says what to do, and after going back its answer is ignored', async ({
    page,
    newLearner,
  }) => {
    const wallet = await installWallet(page, { delays: ['eth_requestAccounts'] })
    await login(page, await newLearner())
    await connectOnAccount(page)
    await button(page, 'Test Fox').click()
    await expect(dialog(page).getByText('Waiting for Test Fox.')).toBeVisible()
    await expect(dialog(page).getByText(/Open your wallet/)).toBeVisible()
    await button(page, 'Back').click()
    await expect(button(page, 'Test Fox')).toBeVisible()
    wallet.answer()
    wallet.become({})
    // Long enough for what would follow from the answer.
    await page.waitForLoadState('networkidle')
    await expect(button(page, 'Sign the message')).toHaveCount(0)
    await expect(button(page, 'Test Fox')).toBeVisible()
    await button(page, 'Test Fox').click()
    await expect(button(page, 'Sign the message')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Connect wallet')).toBeFocused()
  })

  test('a verified address takes the place of the typed one, which is kept and is back when that is removed', async ({
    page,
    newLearner,
  }) => {
    const wallet = await installWallet(page)
    await signIn(page, await newLearner())
    await page.goto('/account')
    const typed = page.getByLabel('Wallet Address (optional)')
    await typed.fill('0x01')
    await button(page, 'Save address').click()
    await expect(page.locator('.toaster').getByText('User updated')).toBeVisible()
    await connectOnAccount(page)
    await button(page, 'Test Fox').click()
    await button(page, 'Sign the message').click()
    await expect(section(page).getByText('Your token goes to this address')).toBeVisible()
    await expect(typed).toHaveCount(0)
    await page.getByLabel('Full Name').fill('Amina Yusuf')
    await button(page, 'Save').click()
    await expect(page.locator('.toaster').getByText('User updated')).toBeVisible()
    await page.reload()
    await expect(section(page).getByText(wallet.address)).toBeVisible()
    await expect(typed).toHaveCount(0)
    await button(page, 'Remove').click()
    await expect(typed).toHaveValue('0x01')
  })
})

test.describe('on the reward page', () => {
  test('a stranger’s wallet fills in its address, and signs nothing (SX.29)', async ({ page }) => {
    const wallet = await installWallet(page)
    await connectOnReward(page)
    await button(page, 'Test Fox').click()
    await expect(walletField(page)).toHaveValue(wallet.address)
    expect(wallet.messages).toEqual([])
    await page.getByLabel('Email Address').fill(newEmail())
    const storing = page.waitForResponse('**/api/rewards')
    await button(page, 'Submit').click()
    expect((await storing).request().postDataJSON().evmAddress).toBe(wallet.address)
  })

  test('a signed-in learner’s wallet is verified as well', async ({ page, newLearner, request }) => {
    const wallet = await installWallet(page)
    const learner = await newLearner()
    await login(page, learner)
    await connectOnReward(page)
    await button(page, 'Test Fox').click()
    await button(page, 'Sign the message').click()
    await expect(walletField(page)).toHaveValue(wallet.address)
    const { wallet: stored } = await callAs<{ wallet: { address: string } }>(
      request,
      learner,
      'GET',
      '/api/wallet',
    )
    expect(stored.address).toBe(wallet.address)
  })

  test('several wallets are listed, each once (SX.29)', async ({ page }) => {
    const [fox, owl] = [await installWallet(page), await installWallet(page, { name: 'Test Owl' })]
    await connectOnReward(page)
    await expect(dialog(page).getByRole('listitem')).toHaveText(['Test Fox', 'Test Owl'])
    await button(page, 'Test Owl').click()
    await expect(walletField(page)).toHaveValue(owl.address)
    expect(fox.asked).toEqual([])
  })

  test('an older wallet that does not announce itself is found too', async ({ page }) => {
    const wallet = await installWallet(page, { found: 'injected' })
    await connectOnReward(page)
    await button(page, 'Browser wallet').click()
    await expect(walletField(page)).toHaveValue(wallet.address)
  })

  test('without a wallet the page says so, and leads to the guide (SX.30)', async ({ page }) => {
    await connectOnReward(page)
    await expect(dialog(page).getByText('We found no wallet in this browser.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'How to get a wallet, and stay safe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet guide' })).toBeVisible()
  })

  test('the list of wallets is accessible', async ({ page }) => {
    await installWallet(page)
    await connectOnReward(page)
    await expect(button(page, 'Test Fox')).toBeVisible()
    await expectAccessible(page)
  })

  test('nothing of wallets is fetched before it is wanted (SX.29)', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/reward')
    await expect(button(page, 'Connect wallet')).toBeVisible()
    expect(scripts.filter((url) => /connect-dialog/.test(url))).toEqual([])
    await button(page, 'Connect wallet').click()
    await expect(dialog(page)).toBeVisible()
    expect(scripts.filter((url) => /connect-dialog.*\.js/.test(url))).toHaveLength(1)
  })
})
