import type { Browser, Page } from '@playwright/test'
import { type Hex, parseEther } from 'viem'
import { abi, owner } from '#wagons/token/testing/chain/deploy-token.ts'
import type { TestLearner } from '#workshop/e2e/support/learner.ts'
import { fillLogin } from '#workshop/e2e/support/login.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'
import { type CertifiedLearner, type ChainSite, fundedKey, startChainSite } from './support/chain-site.ts'
import { type ChainWallet, installChainWallet } from './support/chain-wallet.ts'

let site: ChainSite
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(600_000)
  site = await startChainSite({ playwright })
})
test.afterAll(() => site.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

interface Visitor {
  readonly page: Page
  readonly wallet: ChainWallet
}

/** A browser of its own with a wallet that has this key, logged in. */
async function open(browser: Browser, person: TestLearner, key: Hex): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const wallet = await installChainWallet(page, site.anvil, { keys: [key] })
  await page.goto('/login')
  await fillLogin(page, person)
  await button(page, 'LOGIN').click()
  await page.waitForURL('**/dashboard')
  return { page, wallet }
}

/** The learner's page, as a visit shows it: what the server knows of the chain may be some seconds old. */
async function expectToken(page: Page, title: string) {
  await expect(async () => {
    await page.goto('/claim')
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 90_000 })
}

/** Goes through the dialog in which a wallet is chosen. */
async function agree(page: Page, words: string) {
  await button(page, words).click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await dialog(page).getByRole('button', { name: words, exact: true }).click()
}

const holds = ({ wallet }: CertifiedLearner) =>
  site.chain.readContract({
    address: site.contract as Hex,
    abi,
    functionName: 'balanceOf',
    args: [wallet.address],
  })

test('a certificate leads to a token: listed, published from the owner’s wallet, claimed, signed for and sent, revoked (SX.49)', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const payer = await site.addLearner()
  const signer = await site.addLearner()
  await site.chain.setBalance({ address: payer.wallet.address, value: parseEther('1') })
  const operator = await open(browser, site.operator, fundedKey(0))
  const first = await open(browser, payer, payer.key)
  const second = await open(browser, signer, signer.key)
  await expectToken(first.page, 'One signature to go')

  await operator.page.goto('/operator/rewards')
  await button(operator.page, 'Create a list').click()
  await expectToast(operator.page, 'List created.', 'alert-success')
  await expectToken(first.page, 'One signature to go')

  await operator.page.getByRole('link', { name: 'Publish the list for claiming' }).click()
  await button(operator.page, 'Connect wallet').click()
  await button(operator.page, 'Test Fox').click()
  await expect(section(operator.page, 'Your wallet').getByText(owner.address)).toBeVisible()
  await button(operator.page, 'Publish').click()
  await expect(operator.page.getByText('The list is published.')).toBeVisible()

  await expectToken(first.page, 'Your token is waiting')
  await agree(first.page, 'Claim with my wallet')
  await expect(first.page.getByRole('heading', { name: 'The token is yours' })).toBeVisible({
    timeout: 60_000,
  })
  expect(await holds(payer)).toBe(1n)
  expect(first.wallet.sent).toHaveLength(1)

  await expectToken(second.page, 'Your token is waiting')
  await agree(second.page, 'Sign for free')
  await expect(second.page.getByText('There is nothing left for you to do.')).toBeVisible()
  expect(second.wallet.sent).toEqual([])

  await operator.page.reload()
  await button(operator.page, 'Connect wallet').click()
  await button(operator.page, 'Test Fox').click()
  await button(operator.page, 'Send 1 claim').click()
  await expect(operator.page.getByText('All claims are on the chain.')).toBeVisible()
  expect(await holds(signer)).toBe(1n)
  await expectToken(second.page, 'The token is yours')

  await operator.page.goto(`/operator/certificates?search=${payer.certificateId}`)
  await button(operator.page, 'Revoke').click()
  await expect(dialog(operator.page)).toContainText('If this site offers a token, revoke it too')
  await dialog(operator.page).getByLabel('Reason').fill('issued by mistake')
  await button(operator.page, 'Revoke the certificate').click()
  await expectToast(operator.page, 'Certificate revoked.', 'alert-success')
  await operator.page.goto('/operator/token')
  await button(operator.page, 'Connect wallet').click()
  await button(operator.page, 'Test Fox').click()
  await button(operator.page, 'Revoke the token').click()
  await expect(operator.page.getByText('The token is revoked.')).toBeVisible()
  expect(await holds(payer)).toBe(0n)
  await expectToken(first.page, 'Your token was revoked')
  expect(await holds(signer)).toBe(1n)
})
