import type { TokenChain } from '#wagons/token/contract/token.ts'
import type { TokenSettings } from './token.config.ts'

type KnownChain = Pick<TokenChain, 'name' | 'explorerUrl' | 'publicRpcUrl'>

const known = (name: string, explorerUrl: string | null, publicRpcUrl: string | null): KnownChain => ({
  name,
  explorerUrl,
  publicRpcUrl,
})

/** By EIP-155 number. Without a public node where every wallet knows the chain. */
const knownChains: ReadonlyMap<number, KnownChain> = new Map([
  [1, known('Ethereum', 'https://etherscan.io', null)],
  [10, known('OP Mainnet', 'https://optimistic.etherscan.io', 'https://mainnet.optimism.io')],
  [100, known('Gnosis', 'https://gnosisscan.io', 'https://rpc.gnosischain.com')],
  [137, known('Polygon', 'https://polygonscan.com', 'https://polygon.drpc.org')],
  [8453, known('Base', 'https://basescan.org', 'https://mainnet.base.org')],
  [31337, known('Local chain', null, null)],
  [42161, known('Arbitrum One', 'https://arbiscan.io', 'https://arb1.arbitrum.io/rpc')],
  [42220, known('Celo', 'https://celoscan.io', 'https://forno.celo.org')],
  [84532, known('Base Sepolia', 'https://sepolia.basescan.org', 'https://sepolia.base.org')],
  [11155111, known('Sepolia', 'https://sepolia.etherscan.io', null)],
  [11155420, known('OP Sepolia', 'https://optimism-sepolia.blockscout.com', 'https://sepolia.optimism.io')],
])

/** Of this machine, or public ones whose coins have no price. Any that is not known counts as real. */
const testChains: ReadonlySet<number> = new Set([31337, 84532, 11155111, 11155420])

export const isTestChain = (chainId: number): boolean => testChains.has(chainId)

/** Null without `TOKEN_CHAIN_ID`. */
export function chainOf(settings: TokenSettings): (KnownChain & { readonly chainId: number }) | null {
  const { chainId } = settings
  if (chainId === 0) return null
  const usual = knownChains.get(chainId)
  return {
    chainId,
    name: settings.chainName || usual?.name || `Chain ${chainId}`,
    explorerUrl: settings.explorerUrl || usual?.explorerUrl || null,
    publicRpcUrl: settings.publicRpcUrl || usual?.publicRpcUrl || null,
  }
}

/** Null while the site offers no token. */
export async function tokenChainOf(settings: TokenSettings): Promise<TokenChain | null> {
  const chain = chainOf(settings)
  if (!chain || settings.contract === '') return null
  const { getAddress } = await import('viem/utils')
  const contract = getAddress(settings.contract.toLowerCase() as `0x${string}`)
  return { ...chain, contract, sendsClaims: settings.sendsClaims }
}
