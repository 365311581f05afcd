import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { injectWallet, type WalletAnswer, type WalletCall, type WalletLook } from './inject-wallet.ts'

/** How a wallet of a test behaves. */
export interface WalletBehaviour extends Partial<WalletLook> {
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

  async function respond({ method, params = [] }: WalletCall): Promise<WalletAnswer> {
    asked.push(method)
    if (behaviour.refuses?.includes(method)) return { code: 4001 }
    if (behaviour.delays?.includes(method)) await new Promise<void>((go) => held.push(go))
    if (method === 'eth_requestAccounts') return { result: [account.address.toLowerCase()] }
    if (method === 'eth_chainId') return { result: '0x1' }
    if (method === 'wallet_requestPermissions') return { result: [] }
    if (method !== 'personal_sign') return { code: 4200 }
    const [raw = '0x', signer] = params as readonly string[]
    if (signer?.toLowerCase() !== account.address.toLowerCase()) return { code: 4100 }
    messages.push(Buffer.from(raw.slice(2), 'hex').toString())
    const key = behaviour.signsAsAnother ? another : account
    return { result: await key.signMessage({ message: { raw: raw as `0x${string}` } }) }
  }

  await injectWallet(page, { name, found }, respond)

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
