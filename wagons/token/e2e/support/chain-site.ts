import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import type { Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { getToken } from '#wagons/token/contract/token.ts'
import type { createRewardList } from '#wagons/token/rewards/contract/reward-lists.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { type ChainClient, fundedAccount, openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { deployToken } from '#wagons/token/testing/chain/deploy-token.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { callAs, createLearner, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { certify, createOperator } from '#workshop/e2e/support/operator.ts'
import { type OwnServer, startOwnServer } from '#workshop/e2e/support/services/own-server.ts'

/** A learner with a certificate and the key of a wallet whose address is verified. */
export interface CertifiedLearner extends TestLearner {
  readonly key: Hex
  readonly wallet: PrivateKeyAccount
  readonly certificateId: string
}

/** A site of its own with a chain of its own. */
export interface ChainSite extends OwnServer {
  readonly anvil: Anvil
  readonly chain: ChainClient
  /** Undefined on a site without a contract. */
  readonly contract: Hex | undefined
  readonly request: APIRequestContext
  readonly operator: TestLearner
  addLearner(): Promise<CertifiedLearner>
  /** Returns its root. */
  makeList(): Promise<Hex>
  /** Hands a claim in that the learner has signed. */
  signClaim(learner: CertifiedLearner): Promise<void>
}

/** The key of a funded account: 0 owns the contract. */
export function fundedKey(index: number): Hex {
  const { privateKey } = fundedAccount(index).getHdKey()
  return `0x${Buffer.from(privateKey ?? []).toString('hex')}`
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export async function startChainSite(
  { playwright }: Pick<PlaywrightWorkerArgs, 'playwright'>,
  { isDeployed = true, chainId = 31337 }: { readonly isDeployed?: boolean; readonly chainId?: number } = {},
): Promise<ChainSite> {
  const anvil = await startAnvil({ chainId })
  const chain = openChain(anvil.url, chainId)
  const contract = isDeployed ? await deployToken(chain) : undefined
  const server = await startOwnServer(() => ({
    TOKEN_CHAIN_ID: String(anvil.chainId),
    ETHEREUM_RPC_URL: anvil.url,
    TOKEN_SENDS_CLAIMS: 'yes',
    TOKEN_CONTRACT: contract ?? '',
    OPERATOR_SECOND_FACTOR: 'offered',
    IDENTITY_CALL_LIMIT: '1000000',
    IDENTITY_SIGN_UP_LIMIT: '1000',
    IDENTITY_SIGN_IN_LIMIT: '1000',
  }))
  const request = await playwright.request.newContext({ baseURL: server.url })
  const operator = await createOperator(request, {}, server.dataDir)

  return {
    ...server,
    anvil,
    chain,
    contract,
    request,
    operator,
    async addLearner() {
      const key = generatePrivateKey()
      const wallet = privateKeyToAccount(key)
      const learner = await createLearner(request, { completed: all })
      const asked = { address: wallet.address, chainId: anvil.chainId }
      const { message } = await callAs<{ message: string }>(
        request,
        learner,
        'POST',
        '/api/wallet/nonce',
        asked,
      )
      const signature = await wallet.signMessage({ message })
      await callAs(request, learner, 'PUT', '/api/wallet', { message, signature })
      return { ...learner, key, wallet, certificateId: await certify(request, learner, operator) }
    },
    async makeList() {
      const { list } = await callAs<Output<typeof createRewardList>>(
        request,
        operator,
        'POST',
        '/api/operator/reward-lists',
        {},
      )
      return list.root as Hex
    },
    async signClaim(learner) {
      // Else it may know the list that the chain had a minute ago.
      await callAs(request, operator, 'GET', '/api/operator/token')
      const { token } = await callAs<Output<typeof getToken>>(request, learner, 'GET', '/api/token')
      if (token.state !== 'claimable' || !contract) throw new Error(`the token is ${token.state}`)
      const deadline = Math.floor(Date.now() / 1000) + 86_400
      const signature = await signClaim(learner.wallet, {
        chainId: anvil.chainId,
        contract,
        claimId: token.claim.claimId,
        deadline,
      })
      await callAs(request, learner, 'PUT', '/api/token/signature', { deadline, signature })
    },
    async stop() {
      await request.dispose()
      await server.stop()
      await anvil.stop()
    },
  }
}
