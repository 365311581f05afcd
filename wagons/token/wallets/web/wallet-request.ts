import type { WalletProvider } from './found-wallets.ts'

/** Why a wallet did not do what it was asked for. `busy`: an older request waits in its window. */
export type WalletFault = 'refused' | 'busy' | 'no-account' | 'failed'

export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly fault: WalletFault

  constructor(fault: WalletFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** The codes of EIP-1193 and of JSON-RPC. */
const faults: Readonly<Record<number, WalletFault>> = { 4001: 'refused', 4100: 'refused', [-32002]: 'busy' }

/** `cause` of what it throws is what the wallet said. @throws WalletError */
export async function askWallet(
  provider: WalletProvider,
  method: string,
  params: readonly unknown[] | object = [],
): Promise<unknown> {
  try {
    return await provider.request({ method, params })
  } catch (error) {
    const { code } = Object(error) as { code?: unknown }
    throw new WalletError(faults[Number(code)] ?? 'failed', error)
  }
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-fA-F]{40}$/.test(value)

/** As the wallet writes it. Asks its user first. @throws WalletError */
export async function askForAccount(provider: WalletProvider): Promise<string> {
  return firstAccount(await askWallet(provider, 'eth_requestAccounts'))
}

/** Lets the user choose the account anew, where the wallet knows how. @throws WalletError */
export async function askForOtherAccount(provider: WalletProvider): Promise<string> {
  await askWallet(provider, 'wallet_requestPermissions', [{ eth_accounts: {} }])
  return askForAccount(provider)
}

/** @throws WalletError */
export function firstAccount(accounts: unknown): string {
  const [first] = Array.isArray(accounts) ? accounts : []
  if (!isAddress(first)) throw new WalletError('no-account')
  return first
}

/** An address as EIP-55 writes it: wallets often do not. */
export async function checksum(account: string): Promise<string> {
  const { getAddress } = await import('viem/utils')
  return getAddress(account.toLowerCase() as `0x${string}`)
}

/** Calls back when another account is chosen in the wallet. Returns what ends it. */
export function followAccounts(
  provider: WalletProvider | undefined,
  onChange: (accounts: unknown) => void,
): (() => void) | undefined {
  if (!provider?.on) return undefined
  provider.on('accountsChanged', onChange)
  return () => provider.removeListener?.('accountsChanged', onChange)
}

/** The chain that the wallet is on; null when it does not say. */
export async function askForChain(provider: WalletProvider): Promise<number | null> {
  const id = Number(await askWallet(provider, 'eth_chainId').catch(() => null))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** `personal_sign`. @throws WalletError */
export async function askForSignature(
  provider: WalletProvider,
  message: string,
  account: string,
): Promise<string> {
  const bytes = [...new TextEncoder().encode(message)].map((byte) => byte.toString(16).padStart(2, '0'))
  const signature = await askWallet(provider, 'personal_sign', [`0x${bytes.join('')}`, account])
  if (typeof signature !== 'string') throw new WalletError('failed')
  return signature
}
