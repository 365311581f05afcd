import { type Address, getAddress, type Hex } from 'viem'
import type { Learner } from '#platform/server/access/callers.ts'
import { inSeconds } from '#platform/server/clock/clock.ts'
import { readSettings } from '#platform/server/config/settings.ts'
import { createRewardList } from '#wagons/token/rewards/server/list/create-reward-list.ts'
import { openChainReader } from '#wagons/token/server/chain/open-chain-reader.ts'
import { tokenSettings } from '#wagons/token/server/token.config.ts'
import type { TokenParts } from '#wagons/token/server/token-parts.ts'
import type { Anvil } from '#wagons/token/testing/chain/anvil.ts'
import {
  type ChainClient,
  chainTime,
  fundedAccount,
  openChain,
} from '#wagons/token/testing/chain/chain-client.ts'
import { abi, deployToken, owner, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { createTestWallet, type TestWallet } from '#wagons/token/testing/chain/wallet.ts'
import { addTestClaim } from '#wagons/token/testing/claims.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { testPublicUrl } from '#workshop/testing/app/identity.ts'

/** What the operations on tokens need, with a contract of this test alone on a chain of its file. */
export interface TokenSite extends Omit<TokenParts, 'clock'>, Pick<TestDeps, 'clock'> {
  readonly contract: Address
  readonly onChain: ChainClient
}

/** A learner with a certificate, whose address is that of a wallet. */
export interface Claimant {
  readonly learner: Learner
  readonly wallet: TestWallet
}

/** `rpcUrl` leads elsewhere than to the chain, `patience` in ms. */
export async function createTokenSite(
  anvil: Anvil,
  { rpcUrl = anvil.url, patience = 5_000 } = {},
): Promise<TokenSite> {
  const { db, clock } = await createTestDeps()
  const onChain = openChain(anvil.url, anvil.chainId)
  const contract = getAddress(await deployToken(onChain))
  const env = { TOKEN_CHAIN_ID: String(anvil.chainId), TOKEN_CONTRACT: contract }
  const settings = readSettings(tokenSettings, env)
  const chain = openChainReader({ settings, rpcUrl, clock, patience })
  const issuer = { name: 'Web3 for All', siteName: 'EduTrain', url: testPublicUrl }
  const parts = { db, clock, settings, rpcUrl, publicUrl: testPublicUrl, issuer }
  return { ...parts, chain, contract, onChain }
}

export async function addClaimant({ db }: Pick<TokenSite, 'db'>, id: string): Promise<Claimant> {
  const wallet = createTestWallet()
  return { learner: await addTestClaim(db, { id, verified: wallet.address }), wallet }
}

/** With its clock as the chain has it, and a learner who may claim; no list has the learner yet. */
export async function createClaimSite(anvil: Anvil): Promise<ClaimSite> {
  const site = await createTokenSite(anvil)
  site.clock.advance(Number(await chainTime(site.onChain)) * 1000 - site.clock())
  return { ...site, ...(await addClaimant(site, 'c1')) }
}

export type ClaimSite = TokenSite & Claimant

export async function claimIdOf({ db, learner }: Pick<ClaimSite, 'db' | 'learner'>): Promise<Hex> {
  const row = await db.selectFrom('claim_ids').select('claim_id').where('account_id', '=', learner.id)
  return (await row.executeTakeFirstOrThrow()).claim_id as Hex
}

/** In seconds, as a deadline is. */
export const inDays = ({ clock }: Pick<TokenSite, 'clock'>, days: number) =>
  inSeconds(clock()) + days * 24 * 3600

/** Makes a list of those who are entitled now, later than any other list, and returns its root. */
export async function makeList({ db, clock }: Pick<TokenSite, 'db' | 'clock'>): Promise<Hex> {
  clock.advance(1)
  const made = await createRewardList({ db, clock }, testOperator)
  if (!('list' in made)) throw new Error(made.message)
  return made.list.root as Hex
}

/** Until no reader remembers the root that the chain had before. */
export async function putOnChain(
  site: Pick<TokenSite, 'clock' | 'contract' | 'onChain'>,
  root: Hex,
): Promise<void> {
  await setRoot(site.onChain, site.contract, root)
  site.clock.advance(61_000)
}

/** Sent by an account that has money, which stands in for the wallet. */
export async function send(
  { onChain, contract }: Pick<TokenSite, 'onChain' | 'contract'>,
  from: Address,
  functionName: 'claim' | 'claimFor' | 'burn' | 'revoke',
  args: readonly unknown[],
): Promise<void> {
  await onChain.impersonateAccount({ address: from })
  await onChain.setBalance({ address: from, value: 10n ** 18n })
  const hash = await onChain.writeContract({
    address: contract,
    abi,
    functionName,
    args,
    account: from,
  } as never)
  const { status } = await onChain.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${functionName} was refused`)
}

/** What a learner learns of the chain only after some seconds. */
export const soon = ({ clock }: Pick<TokenSite, 'clock'>) => clock.advance(4_000)

export const tokenOwner = owner.address
export const payer = fundedAccount(1).address
