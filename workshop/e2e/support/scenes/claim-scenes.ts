import type { Output } from '#platform/contract/endpoint.ts'
import type { getToken, LearnerToken, TokenChain } from '#wagons/token/contract/token.ts'
import { type Scene, scene } from './scene.ts'

const bytes = (pair: string, count: number) => `0x${pair.repeat(count)}`
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain: TokenChain = {
  ...{ chainId: 10, name: 'OP Mainnet', contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
  ...{ explorerUrl: 'https://explorer.example', publicRpcUrl: null },
}
const claimId = bytes('5c', 32)

/** The site of these tests has no chain: the page is told what one with a chain would answer. */
function claim(name: string, token: LearnerToken): Scene {
  const { open } = scene(name, '/claim')
  const answer: Output<typeof getToken> = { chain, token, isShown: false }
  return {
    name,
    async open(page) {
      await page.route('**/api/token', (route) => route.fulfill({ json: answer }))
      // Until then the page may show what it kept.
      const answered = page.waitForResponse('**/api/token')
      await open(page)
      await answered
      await page.unroute('**/api/token')
    },
  }
}

/** A learner's token, from no certificate to the end; wagons/token/e2e/claim.spec.ts goes there on a real chain. */
export const claimScenes: readonly Scene[] = [
  scene('claim-none', '/claim'),
  claim('claim-waiting', {
    state: 'waiting-for-chain',
    account,
    listedAt: 1_790_000_000_000,
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
