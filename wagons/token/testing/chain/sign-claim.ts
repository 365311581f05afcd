import type { Address, Hex, LocalAccount } from 'viem'
import { claimDomain, claimTypes } from '#wagons/token/contract/token-abi.ts'

/** Signs a claim as a learner's wallet does. `signer` signs for `account`, which is itself unless named. */
export function signClaim(
  signer: LocalAccount,
  claim: {
    readonly contract: Address
    readonly chainId: number
    readonly claimId: Hex
    readonly deadline: bigint
    readonly account?: Address
  },
): Promise<Hex> {
  const { contract, chainId, claimId, deadline, account = signer.address } = claim
  return signer.signTypedData({
    domain: { ...claimDomain, chainId, verifyingContract: contract },
    types: claimTypes,
    primaryType: 'Claim',
    message: { account, claimId, deadline },
  })
}
