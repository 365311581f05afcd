import { openIdentity } from '#features/identity/web/session.ts'
import { callApi } from '#platform/web/lib/api.ts'
import type { verifyWallet as endpoint, startWalletProof, Wallet } from '#wagons/token/wallets/contract.ts'
import type { WalletProvider } from './found-wallets.ts'
import { askForChain, askForSignature } from './wallet-request.ts'

/** @throws WalletError ApiError */
export async function verifyWallet(provider: WalletProvider, account: string): Promise<Wallet> {
  // From here on calls are signed with the learner's token.
  await openIdentity()
  // An address is the same on every chain: one that the wallet does not name may be Ethereum.
  const chainId = (await askForChain(provider)) ?? 1
  const { message } = await callApi<typeof startWalletProof>('POST', '/api/wallet/nonce', {
    body: { address: account, chainId },
  })
  const signature = await askForSignature(provider, message, account)
  const { wallet } = await callApi<typeof endpoint>('PUT', '/api/wallet', {
    body: { message, signature },
  })
  return wallet
}
