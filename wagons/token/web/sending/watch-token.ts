import type { TokenChain } from '#wagons/token/contract/token.ts'
import type { WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { askWallet } from '#wagons/token/wallets/web/wallet-request.ts'

/** Has the wallet show the token (EIP-747): most find no tokens of this kind by themselves. @throws WalletError */
export async function watchToken(
  provider: WalletProvider,
  { contract }: Pick<TokenChain, 'contract'>,
  claimId: string,
): Promise<void> {
  const options = { address: contract, tokenId: BigInt(claimId).toString() }
  await askWallet(provider, 'wallet_watchAsset', { type: 'ERC721', options })
}
