import type { Hex, PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { recordRevocation } from '#features/certificates/server/desk/revoke-certificate.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import type { TokenTransaction } from '#wagons/token/contract/token-desk.ts'
import { createRewardList } from '#wagons/token/rewards/server/list/create-reward-list.ts'
import { openChainReader } from '#wagons/token/server/chain/open-chain-reader.ts'
import { getToken } from '#wagons/token/server/get-token.ts'
import { saveSignedClaim } from '#wagons/token/server/save-signed-claim.ts'
import type { TokenSettings } from '#wagons/token/server/token.config.ts'
import type { TokenParts } from '#wagons/token/server/token-parts.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { addTestClaim } from '#wagons/token/testing/claims.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { expectDone, testPublicUrl } from '#workshop/testing/app/identity.ts'
import type { Anvil } from './chain/anvil.ts'
import { type ChainClient, openChain } from './chain/chain-client.ts'
import { deployToken, owner } from './chain/deploy-token.ts'

interface SiteLearner extends Learner {
  readonly wallet: PrivateKeyAccount
}

/** A site with a token on a chain of this test alone. */
export interface DeskSite {
  readonly deps: TestDeps
  readonly chain: ChainClient
  readonly contract: Hex
  readonly parts: TokenParts
  /** The same parts with other settings. */
  partsWith(settings: Partial<TokenSettings>): TokenParts
  /** With a certificate of this id and a wallet. */
  addLearner(id: string): Promise<SiteLearner>
  /** Returns its root. */
  makeList(): Promise<Hex>
  /** Sends what the server made, by the contract's owner unless by another of the funded accounts. */
  send(transaction: TokenTransaction, from?: Hex): Promise<Hex | null>
  /** Lets a learner sign and hand in the claim that the chain has; `life` in seconds. */
  sign(learner: SiteLearner, life?: number): Promise<void>
  revoke(certificateId: string): Promise<void>
}

/** The clock of the site goes by that of the chain at first, since deadlines are compared with both. */
export async function createDeskSite(anvil: Anvil): Promise<DeskSite> {
  const deps = await createTestDeps()
  const chain = openChain(anvil.url)
  const { timestamp } = await chain.getBlock()
  deps.clock.advance(Number(timestamp) * 1000 - deps.clock())
  const contract = await deployToken(chain)

  function partsWith(changed: Partial<TokenSettings>): TokenParts {
    const settings: TokenSettings = {
      chainId: anvil.chainId,
      contract,
      chainName: '',
      explorerUrl: '',
      publicRpcUrl: '',
      sendsClaims: true,
      ...changed,
    }
    const { db, clock } = deps
    const reader = openChainReader({ settings, rpcUrl: anvil.url, clock })
    const counted = {
      rpcUrl: anvil.url,
      publicUrl: testPublicUrl,
      issuer: { name: 'Web3 for All', siteName: 'EduTrain', url: testPublicUrl },
    }
    return { db, clock, settings, chain: reader, ...counted }
  }
  const parts = partsWith({})

  return {
    deps,
    chain,
    contract,
    parts,
    partsWith,
    async addLearner(id) {
      const wallet = privateKeyToAccount(generatePrivateKey())
      return { ...(await addTestClaim(deps.db, { id, verified: wallet.address })), wallet }
    },
    async makeList() {
      deps.clock.advance(1000)
      return expectDone(await createRewardList(deps, testOperator)).list.root as Hex
    },
    async send({ to, data }, from = owner.address) {
      const hash = await chain.sendTransaction({ account: from, to: to as Hex | null, data: data as Hex })
      const { status, contractAddress } = await chain.waitForTransactionReceipt({ hash })
      if (status !== 'success') throw new Error(`${hash} failed`)
      return contractAddress ?? null
    },
    async sign({ id, wallet }, life = 86_400) {
      const { token } = await getToken(parts, id)
      if (token.state !== 'claimable') throw new Error(`the token is ${token.state}`)
      const deadline = Math.floor(deps.clock() / 1000) + life
      const signature = await signClaim(wallet, {
        chainId: anvil.chainId,
        contract,
        claimId: token.claim.claimId,
        deadline,
      })
      expectDone(await saveSignedClaim(parts, id, { deadline, signature }))
    },
    async revoke(certificateId) {
      deps.clock.advance(1000)
      expectDone(await recordRevocation(deps, testOperator, { certificateId, reason: 'a mistake' }))
    },
  }
}
