import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import type { startWalletProof, verifyWallet, Wallet } from '#wagons/token/wallets/contract.ts'
import type { WalletProvider } from './found-wallets.ts'
import { askForChain, askForSignature } from './wallet-request.ts'

/** How the message is asked for, and handed in. All throw ApiError. */
export interface ProofCalls {
  start(asked: { readonly address: string; readonly chainId: number }): Promise<string>
  verify(proof: { readonly message: string; readonly signature: string }): Promise<Wallet>
}

/** Of the learner who is logged in here. */
export const learnerProof: ProofCalls = {
  async start(body) {
    // From here on calls are signed with the learner's token.
    await openIdentity()
    return (await callApi<typeof startWalletProof>('POST', '/api/wallet/nonce', { body })).message
  },
  verify: async (body) => (await callApi<typeof verifyWallet>('PUT', '/api/wallet', { body })).wallet,
}

/** @throws WalletError ApiError */
export async function proveAddress(
  provider: WalletProvider,
  address: string,
  calls: ProofCalls,
): Promise<Wallet> {
  // An address is the same on every chain: one that the wallet does not name may be Ethereum.
  const message = await calls.start({ address, chainId: (await askForChain(provider)) ?? 1 })
  const signature = await askForSignature(provider, message, address)
  return calls.verify({ message, signature })
}
