import type { Hex } from 'viem'
import { multicallAbi, multicallAddress, tokenAbi } from '#wagons/token/contract/token-abi.ts'
import type { TokenTransaction } from '#wagons/token/contract/token-desk.ts'
import { readCompiledContract } from '../compiled-contract.ts'
import type { SignedClaim } from '../signed-claim.store.ts'

/** Where a contract is. */
interface Place {
  readonly chainId: number
  readonly contract: string
}

/** `owner` is an address without a typo; the contract keeps `metadataUrl` for good. */
export async function deployTransaction(
  chainId: number,
  owner: string,
  metadataUrl: string,
): Promise<TokenTransaction> {
  const { encodeDeployData, getAddress } = await import('viem/utils')
  const { abi, bytecode } = readCompiledContract()
  const args = [getAddress(owner.toLowerCase() as Hex), metadataUrl]
  return { chainId, to: null, data: encodeDeployData({ abi, bytecode, args }) }
}

export const rootTransaction = (place: Place, root: string): Promise<TokenTransaction> =>
  callOf(place, 'setRoot', [root])

export const revokeTransaction = (place: Place, claimId: string): Promise<TokenTransaction> =>
  callOf(place, 'revoke', [claimId])

export const claimTransaction = (
  place: Place,
  {
    address,
    claimId,
    deadline,
    signature,
  }: Pick<SignedClaim, 'address' | 'claimId' | 'deadline' | 'signature'>,
  proof: readonly string[],
): Promise<TokenTransaction> =>
  callOf(place, 'claimFor', [address, claimId, proof, BigInt(deadline), signature])

/** All in one, each of which may fail without the others: what was sent before by another is skipped. */
export async function batchTransaction(calls: readonly TokenTransaction[]): Promise<TokenTransaction> {
  const { encodeFunctionData, parseAbi } = await import('viem/utils')
  const args = [calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))]
  const data = encodeFunctionData({ abi: parseAbi(multicallAbi), functionName: 'aggregate3', args } as never)
  return { chainId: calls[0]?.chainId ?? 0, to: multicallAddress, data }
}

async function callOf(
  { chainId, contract }: Place,
  functionName: 'setRoot' | 'revoke' | 'claimFor',
  args: readonly unknown[],
): Promise<TokenTransaction> {
  const { encodeFunctionData, getAddress, parseAbi } = await import('viem/utils')
  const data = encodeFunctionData({ abi: parseAbi(tokenAbi), functionName, args } as never)
  return { chainId, to: getAddress(contract.toLowerCase() as Hex), data }
}
