import {
  type Chain,
  type Client,
  createTestClient,
  defineChain,
  type HDAccount,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TestActions,
  type WalletActions,
  walletActions,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

const mnemonic = 'test test test test test test test test test test test junk'

/** One of the ten accounts that have money on a chain of `startAnvil`; the chain signs for them as well. */
export const fundedAccount = (index: number): HDAccount =>
  mnemonicToAccount(mnemonic, { addressIndex: index })

/** Reads, sends and turns the clock of a chain of `startAnvil`. */
export type ChainClient = Client<
  HttpTransport,
  Chain,
  undefined,
  undefined,
  TestActions & PublicActions<HttpTransport, Chain, undefined> & WalletActions<Chain, undefined>
>

export function openChain(url: string, chainId = 31337): ChainClient {
  const chain: Chain = defineChain({
    id: chainId,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  return createTestClient({ mode: 'anvil', chain, transport: http(url), pollingInterval: 20, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)
}

/** The time of the latest block, in seconds: the next one is later, and the contract compares deadlines with it. */
export async function chainTime(chain: ChainClient): Promise<bigint> {
  return (await chain.getBlock()).timestamp
}
