import type { TokenChain } from '#contract/token.ts'
import type { WalletProvider } from './found-wallets.ts'
import { askForChain, askWallet, WalletError } from './wallet-request.ts'

export type WalletChain = Omit<TokenChain, 'contract'>

/** `unknown`: the wallet does not know the chain, and nothing is known to add it by. `other`: it stays on another one. */
export class ChainError extends Error {
  override readonly name = 'ChainError'
  readonly fault: 'unknown' | 'other'

  constructor(fault: 'unknown' | 'other') {
    super(fault)
    this.fault = fault
  }
}

/** EIP-3085; MetaMask has it elsewhere on phones. */
const chainMissing = 4902

/** Where it is not ether: wallets refuse a well-known chain with another sign. */
const currencies: Readonly<Record<number, string>> = { 100: 'XDAI', 137: 'POL', 42220: 'CELO' }

/** The sign of what fees are paid in. */
export const currencyOf = (chainId: number): string => currencies[chainId] ?? 'ETH'

/** Several times what any call of the token's contract costs; what needs more runs the code of a stranger. */
export const mostGas = 400_000n

/** The chain may have gone on by the time that a transaction is in a block. */
export const withMargin = (gas: bigint): bigint => (gas * 5n) / 4n

/** Asks the user first where the wallet is on another chain, or does not know this one. @throws WalletError ChainError */
export async function switchToChain(provider: WalletProvider, chain: WalletChain): Promise<void> {
  if ((await askForChain(provider)) === chain.chainId) return
  const chainId = `0x${chain.chainId.toString(16)}`
  try {
    await askWallet(provider, 'wallet_switchEthereumChain', [{ chainId }])
  } catch (error) {
    if (!isMissing(error)) throw error
    if (!chain.publicRpcUrl) throw new ChainError('unknown')
    const symbol = currencyOf(chain.chainId)
    await askWallet(provider, 'wallet_addEthereumChain', [
      {
        ...{ chainId, chainName: chain.name, rpcUrls: [chain.publicRpcUrl] },
        nativeCurrency: { name: symbol === 'ETH' ? 'Ether' : symbol, symbol, decimals: 18 },
        ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
      },
    ])
    // Some wallets add it without going there.
    if ((await askForChain(provider)) !== chain.chainId)
      await askWallet(provider, 'wallet_switchEthereumChain', [{ chainId }])
  }
  if ((await askForChain(provider)) !== chain.chainId) throw new ChainError('other')
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof WalletError)) return false
  const { code, data } = Object(error.cause) as {
    code?: unknown
    data?: { originalError?: { code?: unknown } }
  }
  return code === chainMissing || data?.originalError?.code === chainMissing
}
