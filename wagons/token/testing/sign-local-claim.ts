import type { Hex } from 'viem'
import { claimDomain, claimTypes } from '#wagons/token/contract/token-abi.ts'
import type { TestWallet } from '#wagons/token/testing/chain/wallet.ts'

interface Claim {
  readonly contract: string
  readonly account: string
  readonly claimId: string
  /** In seconds. */
  readonly deadline: number
}

/** As a wallet on the local chain signs what it is shown. */
export function signClaim(wallet: TestWallet, { contract, account, claimId, deadline }: Claim): Promise<Hex> {
  return wallet.signTypedData({
    domain: { ...claimDomain, chainId: 31337, verifyingContract: contract as Hex },
    types: claimTypes,
    primaryType: 'Claim',
    message: { account: account as Hex, claimId: claimId as Hex, deadline: BigInt(deadline) },
  })
}
