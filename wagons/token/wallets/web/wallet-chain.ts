import type { TokenChain } from '#wagons/token/contract/token.ts'
import { ChainError, isUsersAnswer } from './chain-error.ts'
import type { WalletProvider } from './found-wallets.ts'
import { askForChain, askWallet, WalletError } from './wallet-request.ts'

export type WalletChain = Omit<TokenChain, 'contract' | 'sendsClaims'>

/** EIP-3085; MetaMask has it elsewhere on phones. */
const chainMissing = 4902

/** Where it is not ether: wallets refuse a well-known chain with another sign. */
const currencies: Readonly<Record<number, string>> = { 100: 'XDAI', 137: 'POL', 42220: 'CELO' }

/** The sign of what fees are paid in. */
export const currencyOf = (chainId: number): string => currencies[chainId] ?? 'ETH'

/** @throws ChainError `node` */
export async function askNode(
  provider: WalletProvider,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  try {
    return await askWallet(provider, method, params)
  } catch {
    throw new ChainError('node')
  }
}

/** @throws ChainError `node` */
export function readNumber(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[\da-f]+$/i.test(value)) return BigInt(value)
  throw new ChainError('node')
}

/** Asks the user first where the wallet is on another chain, or does not know this one. @throws WalletError ChainError */
export async function switchToChain(provider: WalletProvider, chain: WalletChain): Promise<void> {
  if ((await askForChain(provider)) === chain.chainId) return
  try {
    await switchOrAdd(provider, chain)
  } catch (error) {
    if (error instanceof ChainError || isUsersAnswer(error)) throw error
    throw new ChainError('wrong-network')
  }
  if ((await askForChain(provider)) !== chain.chainId) throw new ChainError('wrong-network')
}

async function switchOrAdd(provider: WalletProvider, chain: WalletChain): Promise<void> {
  const chainId = `0x${chain.chainId.toString(16)}`
  try {
    await askWallet(provider, 'wallet_switchEthereumChain', [{ chainId }])
  } catch (error) {
    if (!isMissing(error)) throw error
    if (!chain.publicRpcUrl) throw new ChainError('unknown-network')
    const symbol = currencyOf(chain.chainId)
    await askWallet(provider, 'wallet_addEthereumChain', [
      {
        chainId,
        chainName: chain.name,
        rpcUrls: [chain.publicRpcUrl],
        nativeCurrency: { name: symbol === 'ETH' ? 'Ether' : symbol, symbol, decimals: 18 },
        ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
      },
    ])
    // Some wallets add it without going there.
    if ((await askForChain(provider)) !== chain.chainId)
      await askWallet(provider, 'wallet_switchEthereumChain', [{ chainId }])
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof WalletError)) return false
  const { code, data } = Object(error.cause) as {
    code?: unknown
    data?: { originalError?: { code?: unknown } }
  }
  return code === chainMissing || data?.originalError?.code === chainMissing
}
