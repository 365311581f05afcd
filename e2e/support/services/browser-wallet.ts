import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** How a wallet of a test behaves. */
export interface WalletBehaviour {
  /** By itself (EIP-6963), or as the one and only `window.ethereum`. */
  readonly found?: 'announced' | 'injected'
  readonly name?: string
  /** The methods whose request its person turns down. */
  readonly refuses?: readonly string[]
  /** The methods that it is slow to answer: not before `answer` is called. */
  readonly delays?: readonly string[]
  /** Signs with another key than that of the account it shows. */
  readonly signsAsAnother?: boolean
}

/** A wallet in the browser, with a real key that signs outside of it. */
export interface BrowserWallet {
  readonly address: string
  /** What it was asked for, by the methods' names. */
  readonly asked: readonly string[]
  /** The text of the messages that it was asked to sign. */
  readonly messages: readonly string[]
  /** Changes how it behaves from now on. */
  become(behaviour: Pick<WalletBehaviour, 'refuses' | 'delays' | 'signsAsAnother'>): void
  /** Lets the requests that it held go on. */
  answer(): void
}

interface Request {
  readonly method: string
  readonly params?: readonly string[]
}

interface Answer {
  readonly result?: unknown
  readonly code?: number
}

let wallets = 0

/** Installs a wallet for every page that is opened from now on. */
export async function installWallet(
  page: Page,
  { found = 'announced', name = 'Test Fox', ...first }: WalletBehaviour = {},
): Promise<BrowserWallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  const another = privateKeyToAccount(generatePrivateKey())
  const asked: string[] = []
  const messages: string[] = []
  let behaviour: WalletBehaviour = first
  let held: (() => void)[] = []

  async function respond({ method, params = [] }: Request): Promise<Answer> {
    asked.push(method)
    if (behaviour.refuses?.includes(method)) return { code: 4001 }
    if (behaviour.delays?.includes(method)) await new Promise<void>((go) => held.push(go))
    if (method === 'eth_requestAccounts') return { result: [account.address.toLowerCase()] }
    if (method === 'eth_chainId') return { result: '0x1' }
    if (method === 'wallet_requestPermissions') return { result: [] }
    if (method !== 'personal_sign') return { code: 4200 }
    const [raw = '0x', signer] = params
    if (signer?.toLowerCase() !== account.address.toLowerCase()) return { code: 4100 }
    messages.push(Buffer.from(raw.slice(2), 'hex').toString())
    const key = behaviour.signsAsAnother ? another : account
    return { result: await key.signMessage({ message: { raw: raw as `0x${string}` } }) }
  }

  const bridge = `testWallet${++wallets}`
  await page.exposeFunction(bridge, respond)
  await page.addInitScript(
    ({ bridge, name, found }) => {
      const provider = {
        async request(call: unknown) {
          const respond = (window as unknown as Record<string, (call: unknown) => Promise<Answer>>)[bridge]
          const { result, code } = (await respond?.(call)) ?? {}
          if (code !== undefined) throw Object.assign(new Error('The wallet says no.'), { code })
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

  return {
    address: account.address,
    asked,
    messages,
    become(next) {
      behaviour = next
    },
    answer() {
      for (const go of held) go()
      held = []
    },
  }
}
