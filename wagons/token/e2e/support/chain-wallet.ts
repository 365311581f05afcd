import type { Page } from '@playwright/test'
import { createWalletClient, defineChain, type Hex, http, type TypedDataDefinition } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { injectWallet, type WalletAnswer, type WalletCall, type WalletLook } from './inject-wallet.ts'

/** Where a wallet sends transactions and asks about the chain. */
export interface WalletChain {
  /** Of its node. */
  readonly url: string
  readonly chainId: number
}

/** What its person does with requests, by method. */
interface ChainWalletHabits {
  /** Turned down (4001). */
  readonly refuses?: readonly string[]
  /** An older request waits in its window (-32002). */
  readonly busyWith?: readonly string[]
  /** Answered when `answer` is called. */
  readonly delays?: readonly string[]
  /** Not answered by the node. */
  readonly breaks?: readonly string[]
}

export interface ChainWalletBehaviour extends Partial<WalletLook>, ChainWalletHabits {
  /** Without coins where it is not one that the node has given some. */
  readonly keys?: readonly Hex[]
  /** The chain that it is on at first, if it is another. */
  readonly isOn?: number
  /** Whether it has heard of the chain. True by default. */
  readonly knowsChain?: boolean
}

/** A wallet in the browser whose keys sign outside of it, and which speaks to a real node. */
export interface ChainWallet {
  /** Of its accounts; the first is chosen. */
  readonly addresses: readonly Hex[]
  /** What it was asked for, by the methods' names. */
  readonly asked: readonly string[]
  /** The hashes of what it has sent. */
  readonly sent: readonly Hex[]
  /** The typed data (EIP-712) that it was asked to sign. */
  readonly typed: readonly TypedDataDefinition[]
  /** The tokens that it was asked to show (EIP-747). */
  readonly watched: readonly unknown[]
  become(habits: ChainWalletHabits): void
  choose(account: number): void
  /** Lets the requests that it held go on. */
  answer(): void
}

interface SentTransaction {
  readonly from?: string
  readonly to?: Hex
  readonly data?: Hex
  readonly value?: Hex
  readonly gas?: Hex
}

/** Installs a wallet in every page of this visitor that is opened from now on. */
export async function installChainWallet(
  page: Page,
  { url, chainId }: WalletChain,
  {
    found = 'announced',
    name = 'Test Fox',
    keys = [generatePrivateKey()],
    isOn = chainId,
    knowsChain = true,
    ...first
  }: ChainWalletBehaviour = {},
): Promise<ChainWallet> {
  const accounts = keys.map((key) => privateKeyToAccount(key))
  const chain = defineChain({
    id: chainId,
    name: 'Test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const known = new Set([isOn, ...(knowsChain ? [chainId] : [])])
  const [asked, sent, typed] = [[] as string[], [] as Hex[], [] as TypedDataDefinition[]]
  const watched: unknown[] = []
  let habits: ChainWalletHabits = first
  let chosen = 0
  let current = isOn
  let held: (() => void)[] = []

  const own = (address: unknown) =>
    accounts.find((account) => account.address.toLowerCase() === String(address).toLowerCase())

  /** What the wallet does itself, instead of its node. */
  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_requestAccounts: () => shown(),
    eth_accounts: () => shown(),
    eth_chainId: () => `0x${current.toString(16)}`,
    wallet_requestPermissions() {
      chosen = (chosen + 1) % accounts.length
      return []
    },
    wallet_switchEthereumChain([wanted]) {
      const id = Number((wanted as { chainId: string }).chainId)
      if (!known.has(id)) throw { code: 4902, message: 'Unrecognized chain ID.' }
      current = id
      return null
    },
    wallet_addEthereumChain([added]) {
      const { chainId: id, rpcUrls, nativeCurrency } = added as Record<string, never>
      if (!rpcUrls?.[0] || !nativeCurrency) throw { code: -32602, message: 'Invalid parameters.' }
      current = Number(id)
      known.add(current)
      return null
    },
    wallet_watchAsset(token) {
      watched.push(token)
      return true
    },
    async personal_sign([raw, address]) {
      return signerOf(address).signMessage({ message: { raw: raw as Hex } })
    },
    async eth_signTypedData_v4([address, json]) {
      const data = JSON.parse(String(json))
      // As the well-known ones do.
      if (Number(data.domain.chainId) !== current) throw { code: -32603, message: 'Another chain is active.' }
      typed.push(data)
      return signerOf(address).signTypedData(data)
    },
    async eth_sendTransaction([transaction]) {
      const { from, to, data, value, gas } = transaction as SentTransaction
      const client = createWalletClient({ account: signerOf(from), chain, transport: http(url) })
      const hash = await client.sendTransaction({
        to: to ?? null,
        ...(data && { data }),
        ...(value && { value: BigInt(value) }),
        // Not estimated: what a wallet expects may have changed by the time that it sends.
        gas: gas ? BigInt(gas) : 300_000n,
      })
      sent.push(hash)
      return hash
    },
  }

  const shown = () => [accounts[chosen]?.address.toLowerCase()]

  function signerOf(address: unknown): PrivateKeyAccount {
    const account = own(address)
    if (!account) throw { code: 4100, message: 'Not an account of this wallet.' }
    return account
  }

  async function respond({ method, params = [] }: WalletCall): Promise<WalletAnswer> {
    asked.push(method)
    if (habits.refuses?.includes(method)) return { code: 4001 }
    if (habits.busyWith?.includes(method)) return { code: -32002 }
    if (habits.breaks?.includes(method)) return { code: -32603, message: 'The node did not answer.' }
    if (habits.delays?.includes(method)) await new Promise<void>((go) => held.push(go))
    const action = methods[method]
    if (!action) return current === chainId ? askNode(url, method, params) : { code: -32601 }
    try {
      return { result: await action(params) }
    } catch (error) {
      const { code = -32603, message } = Object(error) as { code?: number; message?: string }
      return { code, ...(message && { message }) }
    }
  }

  await injectWallet(page, { name, found }, respond)

  return {
    addresses: accounts.map(({ address }) => address),
    asked,
    sent,
    typed,
    watched,
    become(next) {
      habits = next
    },
    choose(account) {
      chosen = account
    },
    answer() {
      for (const go of held) go()
      held = []
    },
  }
}

async function askNode(url: string, method: string, params: readonly unknown[]): Promise<WalletAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await answer.json()) as { result?: unknown; error?: WalletAnswer }
  return error ?? { result }
}
