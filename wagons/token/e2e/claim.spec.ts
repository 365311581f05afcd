import type { Page } from '@playwright/test'
import { type ChainWalletBehaviour, installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import { appLinks, button, dialog, readLink, title } from '#wagons/token/e2e/support/claim-page.ts'
import {
  type Claimant,
  expect,
  giveCoins,
  holderOf,
  readToken,
  revokeClaim,
  type TokenSite,
  test,
} from '#wagons/token/e2e/support/token-site.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'

const install = (
  page: Page,
  { rpcUrl }: TokenSite,
  { key }: Claimant,
  behaviour: ChainWalletBehaviour = {},
) => installChainWallet(page, { url: rpcUrl, chainId: 31337 }, { keys: [key], ...behaviour })

async function open(page: Page, { learner }: Claimant) {
  await signIn(page, learner)
  await page.goto('/claim')
}

/** As far as what the wallet is about to be asked. */
async function prepare(page: Page) {
  await button(page, 'Claim with my wallet').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
}

const send = (page: Page) => dialog(page).getByRole('button', { name: 'Claim with my wallet' })

test('a learner claims the token with their own wallet, after all that is public for ever was said (SX.49)', async ({
  page,
  request,
  site,
  claimant,
}) => {
  // The site reads the chain once a minute.
  test.setTimeout(600_000)
  await giveCoins(site, claimant.address)
  const wallet = await install(page, site, claimant)
  await open(page, claimant)
  await expect(title(page)).toHaveText('Your token is waiting')
  const main = page.getByRole('main')
  for (const words of [
    'Local chain',
    site.contract,
    claimant.address,
    'It has no price',
    'public for ever',
    'We never ask you for money',
    'Your certificate is valid without it.',
  ])
    await expect(main.getByText(words).first()).toBeVisible()
  await expectAccessible(page)
  expect(wallet.asked).toEqual([])

  await prepare(page)
  await expect(dialog(page).getByText(/^at least 0.0\d+.ETH/)).toBeVisible()
  await expectAccessible(page)
  await send(page).dblclick()
  await expect(title(page)).toHaveText('The token is yours')
  expect(wallet.sent).toHaveLength(1)
  expect(await holderOf(site, claimant.claimId)).toBe(claimant.address)
  const shown = page.getByRole('link', { name: 'See it on the network' })
  await expect(shown).toHaveAttribute(
    'href',
    `https://explorer.example/token/${site.contract}?a=${BigInt(claimant.claimId)}`,
  )
  await expectAccessible(page)
  await page.reload()
  await expect(title(page)).toHaveText('The token is yours')
  await expect
    .poll(async () => (await readToken(request, claimant)).state, { timeout: 90_000 })
    .toBe('claimed')
})

test('whatever the wallet says no with has its words, and loses nothing', async ({
  page,
  site,
  claimant,
}) => {
  await giveCoins(site, claimant.address)
  const wallet = await install(page, site, claimant, { refuses: ['eth_requestAccounts'] })
  await open(page, claimant)
  const fault = dialog(page).getByRole('alert')
  await prepare(page)
  await expect(fault).toHaveText('You declined the request in your wallet. Nothing has changed.')
  wallet.become({ breaks: ['eth_estimateGas'] })
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await expect(fault).toHaveText(/could not reach the network/)
  wallet.become({ refuses: ['eth_sendTransaction'] })
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await send(page).click()
  await expect(fault).toHaveText('You declined the request in your wallet. Nothing has changed.')
  wallet.become({ busyWith: ['eth_sendTransaction'] })
  await send(page).click()
  await expect(fault).toHaveText(/An earlier request is waiting/)
  wallet.become({})
  await send(page).click()
  await expect(title(page)).toHaveText('The token is yours')
  expect(wallet.sent).toHaveLength(1)
})

test('another account of the wallet is refused by the name of the right one', async ({
  page,
  site,
  claimant,
}) => {
  await giveCoins(site, claimant.address)
  const other = `0x${'17'.repeat(32)}` as const
  await install(page, site, claimant, { keys: [other, claimant.key] })
  await open(page, claimant)
  await prepare(page)
  const { address } = claimant
  await expect(dialog(page).getByText(address)).toBeVisible()
  await expect(dialog(page).getByText(`${address.slice(0, 6)}…${address.slice(-4)}`)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Choose another account').click()
  await expect(send(page)).toBeVisible()
})

test('a wallet on another network is led to ours, or told where to add it', async ({
  page,
  site,
  claimant,
}) => {
  await giveCoins(site, claimant.address)
  const wallet = await install(page, site, claimant, { isOn: 1 })
  await open(page, claimant)
  await prepare(page)
  await expect(send(page)).toBeVisible()
  expect(wallet.asked).toContain('wallet_switchEthereumChain')
  const stranger = await page.context().newPage()
  await installChainWallet(
    stranger,
    { url: site.rpcUrl, chainId: 31337 },
    { keys: [claimant.key], name: 'Test Owl', isOn: 1, knowsChain: false },
  )
  await stranger.goto('/claim')
  await button(stranger, 'Claim with my wallet').click()
  await dialog(stranger).getByRole('button', { name: 'Test Owl' }).click()
  await expect(dialog(stranger).getByRole('alert')).toHaveText(/does not know our network/)
})

test('without a wallet the dialog says so, and leads to the guide and to the free way into a wallet’s app', async ({
  page,
  claimant,
}) => {
  await open(page, claimant)
  await button(page, 'Claim with my wallet').click()
  await expect(dialog(page).getByText('We found no wallet in this browser.')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'How to get a wallet, and stay safe' })).toBeVisible()
  await expect(dialog(page).getByText(/log in there/)).toBeVisible()
  await expect(dialog(page).getByText(/without logging in.*we send you the token/)).toBeVisible()
  await expectAccessible(page)

  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Sign, and someone else pays')
  await expect(appLinks(page)).toHaveCount(3)
  expect(await readLink(page)).toContain('/claim/sign?code=')
})

test('a page that was closed meanwhile goes on with its transaction', async ({ page, site, claimant }) => {
  await giveCoins(site, claimant.address)
  const wallet = await install(page, site, claimant)
  await open(page, claimant)
  await prepare(page)
  await site.chain.setAutomine(false)
  await send(page).click()
  await expect(title(page)).toHaveText('Your token is on its way')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'See the transaction' })).toHaveAttribute(
    'href',
    `https://explorer.example/tx/${wallet.sent[0]}`,
  )
  await page.close()
  const later = await page.context().newPage()
  await later.goto('/claim')
  await expect(title(later)).toHaveText('Your token is on its way')
  await site.chain.mine({ blocks: 1 })
  await expect(title(later)).toHaveText('The token is yours')
  expect(wallet.sent).toHaveLength(1)
})

test('a transaction that the contract refuses says why, and one that was dropped can be sent again', async ({
  page,
  site,
  claimant,
}) => {
  // The site reads the chain once a minute.
  test.setTimeout(600_000)
  await giveCoins(site, claimant.address)
  const wallet = await install(page, site, claimant)
  await open(page, claimant)
  await prepare(page)
  await site.chain.setAutomine(false)
  await send(page).click()
  await expect(title(page)).toHaveText('Your token is on its way')
  await site.chain.dropTransaction({ hash: wallet.sent[0] ?? '0x' })
  await expect(page.getByText(/no longer has this transaction/)).toBeVisible()
  await button(page, 'Start again').click()
  await expect(title(page)).toHaveText('Your token is waiting')

  await prepare(page)
  await expect(send(page)).toBeVisible()
  // In the same block, before what pays less.
  await revokeClaim(site, claimant.claimId)
  await send(page).click()
  await expect(title(page)).toHaveText('Your token is on its way')
  await site.chain.mine({ blocks: 1 })
  await expect(page.getByRole('alert').filter({ hasText: 'The contract refused' })).toHaveText(
    /was revoked or destroyed/,
  )
  await button(page, 'Start again').click()
  // The page asks again once a minute, too.
  await expect(title(page)).toHaveText('Your token was revoked', { timeout: 150_000 })
})

test('a token whose block is given up after it was seen can be claimed again', async ({
  page,
  request,
  site,
  claimant,
}) => {
  await giveCoins(site, claimant.address)
  const wallet = await install(page, site, claimant)
  // The server, which reads the chain now and then, has seen nothing of what follows.
  const before = await callAs(request, claimant.learner, 'GET', '/api/token')
  await page.route('**/api/token', (route) => route.fulfill({ json: before }))
  await page.clock.install()
  await open(page, claimant)
  await prepare(page)
  await expect(send(page)).toBeVisible()
  const block = await site.chain.snapshot()
  await send(page).click()
  await expect(title(page)).toHaveText('The token is yours')

  await site.chain.revert({ id: block })
  await page.clock.fastForward('11:00')
  await expect(title(page)).toHaveText('Your token is on its way')
  await expect(page.getByText(/no longer has this transaction/)).toBeVisible()
  await button(page, 'Start again').click()
  await expect(title(page)).toHaveText('Your token is waiting')
  await prepare(page)
  await send(page).click()
  await expect(title(page)).toHaveText('The token is yours')
  expect(await holderOf(site, claimant.claimId)).toBe(claimant.address)
  expect(wallet.sent).toHaveLength(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a list with an address that the account no longer has is said to have it, and nothing is signed for it', async ({
  page,
  request,
  claimant,
}) => {
  await callAs(request, claimant.learner, 'DELETE', '/api/wallet')
  await open(page, claimant)
  await expect(title(page)).toHaveText('Your token is waiting')
  await expect(page.getByText(/It is better to wait/)).toBeVisible()
  await expect(button(page, 'Sign for free')).toHaveCount(0)
  await expectAccessible(page)
  await button(page, 'Claim with my wallet').click()
  await expect(dialog(page).getByText('We found no wallet in this browser.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Sign for free' })).toHaveCount(0)
})

test('two tabs send one transaction', async ({ page, site, claimant }) => {
  await giveCoins(site, claimant.address)
  const wallet = await install(page, site, claimant, { delays: ['eth_sendTransaction'] })
  await open(page, claimant)
  await prepare(page)
  await send(page).click()
  await expect(dialog(page).getByText('Waiting for Test Fox.')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/claim')
  await expect(other.getByText(/You were asked in Test Fox/)).toBeVisible()
  await prepare(other)
  await send(other).click()
  await expect(dialog(other).getByRole('alert')).toHaveText(/open already/)
  wallet.become({})
  wallet.answer()
  await expect(title(page)).toHaveText('The token is yours')
  await expect(title(other)).toHaveText('The token is yours')
  expect(wallet.sent).toHaveLength(1)
})
