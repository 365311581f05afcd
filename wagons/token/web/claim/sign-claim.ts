import type { OpenClaim, TokenChain } from '#wagons/token/contract/token.ts'
import { claimDomain, claimTypes } from '#wagons/token/contract/token-abi.ts'
import type { WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { askWallet, WalletError } from '#wagons/token/wallets/web/wallet-request.ts'
import { readServerTime } from '../sending/server-time.ts'

/** In seconds: the longest that the server takes, since a list may be a while in coming; an hour less, for slow signers. */
const validFor = 90 * 24 * 60 * 60 - 60 * 60

/** Has the learner sign (EIP-712). `deadline` in seconds. @throws WalletError ApiError */
export async function signClaim(
  provider: WalletProvider,
  chain: TokenChain,
  { account, claimId }: OpenClaim,
): Promise<{ deadline: number; signature: string }> {
  const deadline = (await readServerTime()) + validFor
  const typed = {
    domain: { ...claimDomain, chainId: chain.chainId, verifyingContract: chain.contract },
    types: {
      // Wallets ask for it, in this order.
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      ...claimTypes,
    },
    primaryType: 'Claim',
    message: { account, claimId, deadline: String(deadline) },
  }
  const signature = await askWallet(provider, 'eth_signTypedData_v4', [account, JSON.stringify(typed)])
  if (typeof signature !== 'string') throw new WalletError('failed')
  return { deadline, signature }
}
