import type { Page } from '@playwright/test'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import { button, dialog, onChain, title } from '#wagons/token/e2e/support/claim-page.ts'
import {
  type Claimant,
  createClaimant,
  expect,
  giveCoins,
  holderOf,
  makeList,
  putOnChain,
  type TokenSite,
  test,
} from '#wagons/token/e2e/support/token-site.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { writePayLink } from '#wagons/token/web/pay/pay-link.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'

/** Links for a friend to what the learner has signed: of this version, and with a proof as earlier versions wrote them. */
async function signedFor(
  { contract }: TokenSite,
  { key, address: account, claimId }: Claimant & { claimId: Hex },
) {
  const deadline = Math.floor(Date.now() / 1000) + 86_400
  const claim = { contract, chainId: 31337, claimId, deadline }
  const signature = await signClaim(privateKeyToAccount(key), claim)
  const earlierLink = (proof: readonly Hex[]) =>
    Buffer.from(
      [
        '01',
        ...[account, claimId].map((hex) => hex.slice(2)),
        deadline.toString(16).padStart(12, '0'),
        proof.length.toString(16).padStart(2, '0'),
        ...[...proof, signature].map((hex) => hex.slice(2)),
      ].join(''),
      'hex',
    ).toString('base64url')
  return { link: writePayLink({ account, claimId, deadline, signature }), earlierLink }
}

/** A wallet with coins. */
async function installPayer(page: Page, site: TokenSite) {
  const key = generatePrivateKey()
  await giveCoins(site, privateKeyToAccount(key).address)
  await installChainWallet(page, onChain(site), { keys: [key] })
}

async function pay(page: Page) {
  await button(page, 'Send it with my wallet').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await dialog(page).getByRole('button', { name: 'Send it with my wallet' }).click()
}

test('a friend who comes before the site has seen a new list is asked to wait a minute, and can send after it', async ({
  page,
  request,
  site,
  claimant,
}) => {
  const { claimId, operator } = claimant
  // As the site answers for up to a minute after the next list.
  const before = await (await request.post('/api/token/claim/check', { data: { claimId } })).json()
  await page.route('**/api/token/claim/check', (route) => route.fulfill({ json: before }))
  await createClaimant(request, site)
  await putOnChain(site, await makeList(request, operator))
  const { link } = await signedFor(site, claimant)
  await installPayer(page, site)
  await page.goto(`/claim/pay#${link}`)
  await button(page, 'Send it with my wallet').click()
  await dialog(page).getByRole('button', { name: 'Test Fox' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/list on the network is new.*Wait a minute/)

  await page.unrouteAll()
  // The desk has the site look at the chain at once.
  await callAs(request, operator, 'GET', '/api/operator/token')
  await page.reload()
  await pay(page)
  await expect(title(page)).toHaveText('The token has arrived')
  expect(await holderOf(site, claimId)).toBe(claimant.address)
})

test('a link of an earlier version brings its own proof where the site cannot see the chain', async ({
  page,
  request,
  site,
  claimant,
}) => {
  const { claimId } = claimant
  await createClaimant(request, site)
  await putOnChain(site, await makeList(request, claimant.operator))
  await callAs(request, claimant.operator, 'GET', '/api/operator/token')
  const { proof } = await (await request.post('/api/token/claim/check', { data: { claimId } })).json()
  expect(proof).toHaveLength(1)
  const { link, earlierLink } = await signedFor(site, claimant)
  await page.route('**/api/token/claim/check', (route) => route.fulfill({ json: { state: 'chain-away' } }))
  await installPayer(page, site)
  await page.goto(`/claim/pay#${link}`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/can’t see the network/)

  await page.goto(`/claim/pay#${earlierLink(proof)}`)
  await pay(page)
  await expect(title(page)).toHaveText('The token has arrived')
  expect(await holderOf(site, claimId)).toBe(claimant.address)
})
