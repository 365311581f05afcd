import type { Hex, LocalAccount } from 'viem'
import { claimDomain, claimTypes } from '#wagons/token/contract/token-abi.ts'

/** Signs a claim as a learner's wallet does. `signer` signs for `account`, which is itself unless named. */
export function signClaim(
  signer: LocalAccount,
  claim: {
    readonly contract: string
    readonly chainId: number
    readonly claimId: string
    /** In seconds. */
    readonly deadline: bigint | number
    readonly account?: string
  },
): Promise<Hex> {
  const { contract, chainId, claimId, deadline, account = signer.address } = claim
  return signer.signTypedData({
    domain: { ...claimDomain, chainId, verifyingContract: contract as Hex },
    types: claimTypes,
    primaryType: 'Claim',
    message: { account: account as Hex, claimId: claimId as Hex, deadline: BigInt(deadline) },
  })
}
