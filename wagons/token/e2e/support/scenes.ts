import type { Route } from '@playwright/test'
import type { Output } from '#platform/contract/endpoint.ts'
import type { getToken, LearnerToken, TokenChain } from '#wagons/token/contract/token.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import {
  after,
  type FeatureScenes,
  type Scene,
  scene,
  submitButton,
} from '#workshop/e2e/support/scenes/scene.ts'
import { expect } from '#workshop/e2e/support/test.ts'

const bytes = (pair: string, count: number) => `0x${pair.repeat(count)}`
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain: TokenChain = {
  chainId: 10,
  name: 'OP Mainnet',
  contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  explorerUrl: 'https://explorer.example',
  publicRpcUrl: null,
  sendsClaims: true,
}
const claimId = bytes('5c', 32)

/** The site of these tests has no chain: the page is told what one with a chain would answer. */
function claim(name: string, token: LearnerToken): Scene {
  const { open } = scene(name, '/claim')
  const answer: Output<typeof getToken> = { chain, token, isShown: false }
  return {
    name,
    async open(page) {
      const fulfil = (route: Route) => route.fulfill({ json: answer })
      await page.route('**/api/token', fulfil)
      // Until then the page may show what it kept.
      const answered = page.waitForResponse('**/api/token')
      await open(page)
      await answered
      // The page asks again each minute, for as long as it is looked at.
      page.once('framenavigated', () => void page.unroute('**/api/token', fulfil))
    },
  }
}

/** A learner's token, from no certificate to the end; ../claim.spec.ts goes there on a real chain. */
const claimScenes: readonly Scene[] = [
  scene('claim-none', '/claim'),
  claim('claim-join', { state: 'not-listed', reason: 'no-address' }),
  claim('claim-early', { state: 'waiting-for-list', account, signed: null }),
  claim('claim-waiting', {
    state: 'waiting-for-chain',
    account,
    listedAt: 1_790_000_000_000,
    signed: {
      deadline: 1_797_000_000,
      signedAt: 1_790_000_000_000,
      hasEnded: false,
      claimId,
      signature: bytes('3c', 65),
    },
    hasOtherAddress: false,
  }),
  claim('claim-open', {
    state: 'claimable',
    claim: { account, claimId, root: bytes('7d', 32), proof: [bytes('1e', 32)] },
    signed: null,
    hasOtherAddress: false,
  }),
  claim('claim-held', { state: 'claimed', claimId, holder: account }),
  claim('claim-revoked', { state: 'revoked', claimId }),
]

const reward = scene('reward', '/reward')
const longWord = 'A name without end '.repeat(9).replaceAll(' ', '')

export const scenesOf: FeatureScenes['scenesOf'] = {
  'a visitor': [
    reward,
    scene('wallet-guide', '/wallet-guide'),
    scene('claim-pay', '/claim/pay'),
    scene('claim-sign', '/claim/sign?code=no-such-code'),
    after(reward, 'wallet-none', async (page) => {
      await page.locator('main form p button').click()
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
    }),
    after(reward, 'reward-hints', async (page) => {
      await page.locator('input[name=email]').fill('amina')
      await page.locator('input[name=evmAddress]').fill(longWord)
      await page.locator('input[name=email]').focus()
    }),
    after(reward, 'reward-modal', async (page) => {
      await submitButton(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
  ],
  'a finisher': claimScenes,
  'an operator': [scene('desk-rewards', '/operator/rewards'), scene('desk-token', '/operator/token')],
}

export const fillDesk: FeatureScenes['fillDesk'] = (request, operator) =>
  callAs(request, operator, 'POST', '/api/operator/reward-lists', {})
