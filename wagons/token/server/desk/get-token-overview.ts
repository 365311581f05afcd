import type { Hex } from 'viem'
import type { Output } from '#platform/contract/endpoint.ts'
import type { getTokenOverview as contract } from '#wagons/token/contract/token-desk.ts'
import { findClaimList, findLatestClaimList } from '#wagons/token/rewards/server/rewards.facade.ts'
import { type ContractState, isFault } from '../chain/chain-reader.ts'
import { isCodeOf, readCompiledContract } from '../compiled-contract.ts'
import { metadataUrlOf, ownDocument } from '../documents/token-documents.ts'
import { chainOf, tokenChainOf } from '../known-chains.ts'
import type { TokenParts } from '../token-parts.ts'
import { mayDeploy } from './get-transactions.ts'
import { sendableClaims } from './list-signed-claims.ts'
import { openRevocations } from './list-token-revocations.ts'
import { countRows } from './read-page.ts'

type Parts = Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain' | 'publicUrl' | 'issuer'>

/** Each of them costs the node a question. */
const mostCounted = 200

export async function getTokenOverview(parts: Parts): Promise<Output<typeof contract>> {
  const { db, settings, chain } = parts
  const place = chainOf(settings)
  const token = await tokenChainOf(settings)
  const state = token ? await chain.readContract() : null
  const root = state === null || isFault(state) ? undefined : state.root
  return {
    chainId: place?.chainId ?? null,
    chainName: place?.name ?? null,
    contract: token?.contract ?? null,
    explorerUrl: place?.explorerUrl ?? null,
    publicRpcUrl: place?.publicRpcUrl ?? null,
    deployment: place && !token ? describeDeployment(parts, place.chainId) : null,
    onChain: state === null || isFault(state) ? state : toOnChain(state),
    latestList: (await findLatestClaimList(db)) ?? null,
    listOnChain: (root !== undefined && (await findClaimList(db, root))) || null,
    signedClaims: root === undefined ? null : await countRows(root, mostCounted, sendableClaims(parts)),
    revocations: root === undefined ? null : await countRows(root, mostCounted, openRevocations(parts)),
  }
}

const describeDeployment = (parts: Parts, chainId: number) => ({
  siteUrl: metadataUrlOf(parts, 'site'),
  ownDocument: ownDocument(parts),
  mayDeploy: mayDeploy(chainId, parts.publicUrl),
})

const toOnChain = ({ code, ...state }: ContractState) => ({
  ...state,
  isOurCode: isCodeOf(readCompiledContract(), code as Hex),
})
