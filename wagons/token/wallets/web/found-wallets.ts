export interface WalletProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>
  on?(event: 'accountsChanged', listener: (accounts: unknown) => void): void
  removeListener?(event: 'accountsChanged', listener: (accounts: unknown) => void): void
}

/** `icon` is a picture in a data: address, or empty. */
export interface FoundWallet {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly provider: WalletProvider
}

declare global {
  interface Window {
    ethereum?: WalletProvider
  }
}

/** In ms, before the wallet that does not announce itself is offered. */
const patience = 300

/**
 * Wallets announce themselves (EIP-6963), each when it is ready; one at `window.ethereum` that did not is `nameless`.
 * `isComplete` once all have had their time. Returns what ends the search.
 */
export function findWallets(
  nameless: string,
  onFound: (wallets: readonly FoundWallet[], isComplete: boolean) => void,
): () => void {
  const found = new Map<string, FoundWallet>()
  let isComplete = false
  function announced(event: Event) {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!wallet || found.has(wallet.id)) return
    found.set(wallet.id, wallet)
    onFound([...found.values()], isComplete)
  }
  window.addEventListener('eip6963:announceProvider', announced)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  const timer = setTimeout(() => {
    const { ethereum } = window
    const isKnown = [...found.values()].some(({ provider }) => provider === ethereum)
    // Beside announced ones it is one of theirs, wrapped by another.
    if (ethereum && !isKnown && found.size === 0)
      found.set('', { id: '', name: nameless, icon: '', provider: ethereum })
    isComplete = true
    onFound([...found.values()], isComplete)
  }, patience)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('eip6963:announceProvider', announced)
  }
}

/** Any script of any extension may have announced it: nothing is taken for granted. */
export function readAnnouncement(detail: unknown): FoundWallet | null {
  const { info, provider } = Object(detail) as { info?: unknown; provider?: unknown }
  const { uuid, name, icon } = Object(info) as Record<string, unknown>
  if (typeof uuid !== 'string' || typeof name !== 'string' || !name.trim()) return null
  if (typeof (Object(provider) as { request?: unknown }).request !== 'function') return null
  const isPicture = typeof icon === 'string' && /^data:image\//.test(icon)
  const wallet = provider as WalletProvider
  return { id: uuid, name: name.trim().slice(0, 60), icon: isPicture ? icon : '', provider: wallet }
}
