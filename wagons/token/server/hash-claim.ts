import type { Hex } from 'viem'
import { claimDomain, claimTypes } from '#wagons/token/contract/token-abi.ts'
import type { SignedClaim } from './signed-claim.store.ts'
import type { TokenParts } from './token-parts.ts'

/** What a learner's wallet signs (EIP-712). */
export async function hashClaim(
  { chainId, contract }: Pick<TokenParts['settings'], 'chainId' | 'contract'>,
  { address, claimId, deadline }: Pick<SignedClaim, 'address' | 'claimId' | 'deadline'>,
): Promise<Hex> {
  const { hashTypedData } = await import('viem/utils')
  return hashTypedData({
    domain: { ...claimDomain, chainId, verifyingContract: contract.toLowerCase() as Hex },
    types: claimTypes,
    primaryType: 'Claim',
    message: { account: address as Hex, claimId: claimId as Hex, deadline: BigInt(deadline) },
  })
}
