import type { Page } from '@playwright/test'

/** How pages see a wallet. */
export interface WalletLook {
  /** By itself (EIP-6963), or as the one and only `window.ethereum`. */
  readonly found: 'announced' | 'injected'
  readonly name: string
}

export interface WalletCall {
  readonly method: string
  readonly params?: readonly unknown[]
}

/** A result, or an error of EIP-1193. */
export interface WalletAnswer {
  readonly result?: unknown
  readonly code?: number
  readonly message?: string
  readonly data?: unknown
}

let wallets = 0

/** Puts a provider (EIP-1193) into every page that is opened from now on; `respond` runs outside of the browser. */
export async function injectWallet(
  page: Page,
  { found, name }: WalletLook,
  respond: (call: WalletCall) => Promise<WalletAnswer>,
): Promise<void> {
  const bridge = `testWallet${++wallets}`
  // For every tab of a visitor, as an extension of the browser is.
  await page.context().exposeFunction(bridge, respond)
  await page.context().addInitScript(
    ({ bridge, name, found }) => {
      const provider = {
        async request(call: unknown) {
          const respond = (window as unknown as Record<string, (call: unknown) => Promise<WalletAnswer>>)[
            bridge
          ]
          const { result, code, message = 'The wallet says no.', data } = (await respond?.(call)) ?? {}
          if (code !== undefined) throw Object.assign(new Error(message), { code, data })
          return result
        },
        on() {},
        removeListener() {},
      }
      if (found === 'injected') {
        Object.assign(window, { ethereum: provider })
        return
      }
      const icon =
        'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="%23bf4126"/></svg>'
      const detail = Object.freeze({ info: { uuid: bridge, name, icon, rdns: 'org.example' }, provider })
      const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      window.addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    { bridge, name, found },
  )
}
