import type { Hex } from 'viem'
import type { Output } from '#platform/contract/endpoint.ts'
import type { getTokenOverview as contract } from '#wagons/token/contract/token-desk.ts'
import { findClaimList, findNewestClaimList } from '#wagons/token/rewards/server/list/claim-proof.ts'
import { type ChainFault, type ContractState, isFault } from '../chain/chain-reader.ts'
import { isCodeOf, readCompiledContract } from '../compiled-contract.ts'
import { chainOf, tokenChainOf } from '../known-chains.ts'
import type { TokenParts } from '../token-parts.ts'
import { countSignedClaims } from './list-signed-claims.ts'
import { countTokenRevocations } from './list-token-revocations.ts'

type Overview = Output<typeof contract>
type Parts = Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>

/** Each of them costs the node a question. */
const mostCounted = 200

export async function getTokenOverview(parts: Parts): Promise<Overview> {
  const { db, settings, chain } = parts
  const place = chainOf(settings)
  const token = await tokenChainOf(settings)
  const state = token ? await chain.readContract() : null
  const newest = await findNewestClaimList(db)
  const root = state === null || isFault(state) ? undefined : state.root
  return {
    chainId: place?.chainId ?? null,
    chainName: place?.name ?? null,
    contract: token?.contract ?? null,
    explorerUrl: place?.explorerUrl ?? null,
    publicRpcUrl: place?.publicRpcUrl ?? null,
    onChain: state && toOnChain(state),
    latestList: newest ?? null,
    listOnChain: (root !== undefined && (await findClaimList(db, root))) || null,
    signedClaims: root === undefined ? 0 : await countSignedClaims(parts, root, mostCounted),
    revocations: root === undefined ? 0 : await countTokenRevocations(parts, root, mostCounted),
  }
}

function toOnChain(state: ContractState | ChainFault): Overview['onChain'] {
  if (isFault(state)) return state
  const { owner, pendingOwner, root, code } = state
  return { owner, pendingOwner, root, isOurCode: isCodeOf(readCompiledContract(), code as Hex) }
}
