import type { Page } from '@playwright/test'
import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import {
  createClaimant,
  expect,
  readToken,
  type TokenSite,
  test,
} from '#wagons/token/e2e/support/token-site.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { signIn } from '#workshop/e2e/support/login.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const onChain = ({ rpcUrl }: TokenSite) => ({ url: rpcUrl, chainId: 31337 })

test('from an issued certificate to a signed claim in one visit, with four clicks @wide', async ({
  page,
  request,
  site,
}) => {
  const claimant = await createClaimant(request, site, { hasWallet: false })
  const wallet = await installChainWallet(page, onChain(site), { keys: [claimant.key] })
  await signIn(page, claimant.learner)
  await page.goto('/certificate')

  await page.getByRole('link', { name: 'Get your token' }).click()
  await expect(page.getByText('It is public for ever.')).toBeVisible()
  await expect(page.getByText('it is a crime even to own a token')).toBeVisible()
  await button(page, 'Connect and sign').click()
  await dialog(page).getByRole('button', { name: 'Sign the message' }).click()
  await expect(dialog(page).getByText(site.contract)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Sign for free' }).click()

  await expect(title(page)).toHaveText('You have signed')
  await expect(page.getByText('There is nothing left for you to do.')).toBeVisible()
  expect(wallet.typed).toMatchObject([{ primaryType: 'Claim', message: { account: claimant.address } }])
  expect(await readToken(request, claimant)).toMatchObject({ state: 'waiting-for-list' })
  await expectAccessible(page)
})

test('on a phone the wallet’s own browser signs, where nobody is logged in, with three clicks before it and two in it', async ({
  page,
  browser,
  baseURL,
  request,
  site,
}) => {
  const claimant = await createClaimant(request, site, { hasWallet: false })
  await signIn(page, claimant.learner)
  await page.goto('/certificate')
  await page.getByRole('link', { name: 'Get your token' }).click()
  await button(page, 'Connect and sign').click()
  const links = dialog(page).getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(['Coinbase Wallet', 'MetaMask', 'Trust Wallet'])
  await expectAccessible(page)
  const link = new URL((await links.first().getAttribute('href')) ?? '').searchParams.get('cb_url') ?? ''
  expect(link).toMatch(new RegExp(`^${baseURL}/claim/sign\\?code=[\\w-]{43}$`))

  const inWallet = await browser.newPage({ ...(baseURL && { baseURL }) })
  await installChainWallet(inWallet, onChain(site), { keys: [claimant.key] })
  await inWallet.goto(link)
  await expect(title(inWallet)).toHaveText('Sign for your token')
  await expect(inWallet.getByText(/^This link is for the account .…@/)).toBeVisible()
  await expectAccessible(inWallet)
  await button(inWallet, 'Sign the message').click()
  await button(inWallet, 'Sign for free').click()
  await expect(title(inWallet)).toHaveText('You have signed')
  await inWallet.reload()
  await expect(title(inWallet)).toHaveText('This link has expired')
  await inWallet.close()

  await expect(title(page)).toHaveText('You have signed')
  await expect(dialog(page)).toBeHidden()
})

test('on a computer a code leads to the phone, also where the browser has a wallet @desktop', async ({
  page,
  request,
  site,
}) => {
  const claimant = await createClaimant(request, site, { hasWallet: false })
  await signIn(page, claimant.learner)
  await page.goto('/claim')
  await button(page, 'Connect and sign').click()

  const code = dialog(page).getByRole('img', { name: /^QR code/ })
  await expect(code).toBeVisible()
  await expectAccessible(page)

  const wallet = await installChainWallet(page, onChain(site), { keys: [claimant.key] })
  wallet.become({ refuses: ['eth_requestAccounts'] })
  await page.reload()
  await button(page, 'Connect and sign').click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/You declined/)
  await button(page, 'My wallet is in another app').click()
  await expect(code).toBeVisible()
})
