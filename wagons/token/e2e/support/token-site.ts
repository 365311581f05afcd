import type { APIRequestContext } from '@playwright/test'
import { type Address, getAddress, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { type ChainClient, openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { abi, deployToken, owner, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { callAs, createLearner, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { certify, createOperator } from '#workshop/e2e/support/operator.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { test as base } from '#workshop/e2e/support/test.ts'

/** A site of one test, whose tokens are a contract of its own on a real chain. */
export interface TokenSite extends OwnServer {
  readonly chain: ChainClient
  /** Of the chain's node. */
  readonly rpcUrl: string
  readonly contract: Address
}

/** A learner with a certificate, and the key of the verified address. */
export interface Claimant {
  readonly learner: TestLearner
  readonly key: Hex
  readonly address: Address
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]

async function startTokenSite(anvil: Anvil): Promise<TokenSite> {
  const chain = openChain(anvil.url, anvil.chainId)
  await chain.setAutomine(true)
  const contract = getAddress(await deployToken(chain))
  const server = await startOwnServer(() => ({
    TOKEN_CHAIN_ID: String(anvil.chainId),
    TOKEN_CONTRACT: contract,
    TOKEN_SENDS_CLAIMS: 'yes',
    TOKEN_EXPLORER_URL: 'https://explorer.example',
    ETHEREUM_RPC_URL: anvil.url,
    OPERATOR_SECOND_FACTOR: 'offered',
    IDENTITY_CALL_LIMIT: '1000000',
    IDENTITY_SIGN_UP_LIMIT: '100000',
  }))
  return { ...server, chain, rpcUrl: anvil.url, contract }
}

/** Brings a learner to the certificate, with a verified address unless `hasWallet` is false. */
export async function createClaimant(
  request: APIRequestContext,
  site: TokenSite,
  { hasWallet = true } = {},
): Promise<Claimant & { readonly operator: TestLearner; readonly certificate: string }> {
  const learner = await createLearner(request, { completed: all })
  const operator = await createOperator(request, {}, site.dataDir)
  const key = generatePrivateKey()
  const { address, signMessage } = privateKeyToAccount(key)
  if (hasWallet) {
    const asked = { address, chainId: 1 }
    const { message } = await callAs<{ message: string }>(
      request,
      learner,
      'POST',
      '/api/wallet/nonce',
      asked,
    )
    const signature = await signMessage({ message })
    await callAs(request, learner, 'PUT', '/api/wallet', { message, signature })
  }
  const certificate = await certify(request, learner, operator)
  return { learner, key, address, operator, certificate }
}

/** Makes a list and returns its root, which the chain does not have yet. */
export async function makeList(request: APIRequestContext, operator: TestLearner): Promise<Hex> {
  type Made = { list: { root: Hex } }
  return (await callAs<Made>(request, operator, 'POST', '/api/operator/reward-lists', {})).list.root
}

export const putOnChain = ({ chain, contract }: TokenSite, root: Hex) => setRoot(chain, contract, root)

/** Coins for fees. */
export const giveCoins = ({ chain }: TokenSite, address: Address) =>
  chain.setBalance({ address, value: 10n ** 18n })

/** What the contract says of a learner's claim: 0 unclaimed, 1 held, 2 burned, 3 revoked. */
export function statusOf({ chain, contract: address }: TokenSite, claimId: Hex): Promise<number> {
  return chain.readContract({ address, abi, functionName: 'statusOf', args: [claimId] })
}

export async function holderOf({ chain, contract: address }: TokenSite, claimId: Hex): Promise<Address> {
  return chain.readContract({ address, abi, functionName: 'ownerOf', args: [BigInt(claimId)] })
}

/** The initiative's wallet revokes a claim. */
export async function revokeClaim({ chain, contract: address }: TokenSite, claimId: Hex): Promise<void> {
  await chain.writeContract({ address, abi, functionName: 'revoke', args: [claimId], account: owner })
}

/** What the site says to a learner of their own token. */
export async function readToken(request: APIRequestContext, { learner }: Pick<Claimant, 'learner'>) {
  type Answer = { token: { state: string; claim?: { claimId: Hex; root: Hex } | null } }
  return (await callAs<Answer>(request, learner, 'GET', '/api/token')).token
}

interface Fixtures {
  /** Pages and calls of the test are on this site. */
  readonly site: TokenSite
  /** On the list that the chain has. */
  readonly claimant: Claimant & { readonly claimId: Hex; readonly operator: TestLearner }
  /** With a certificate and without a wallet on the account. */
  readonly newcomer: Claimant
}

/** The test of a page about tokens. */
export const test = base.extend<Fixtures, { readonly anvil: Anvil }>({
  anvil: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it asks for
    async ({}, use) => {
      const anvil = await startAnvil()
      await use(anvil)
      await anvil.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ anvil }, use) => {
    const site = await startTokenSite(anvil)
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  claimant: async ({ request, site }, use) => {
    const made = await createClaimant(request, site)
    await putOnChain(site, await makeList(request, made.operator))
    const { claim } = await readToken(request, made)
    if (!claim) throw new Error('the learner can claim nothing')
    await use({ ...made, claimId: claim.claimId })
  },
  newcomer: async ({ request, site }, use) => {
    await use(await createClaimant(request, site, { hasWallet: false }))
  },
})

export { expect } from '#workshop/e2e/support/test.ts'
