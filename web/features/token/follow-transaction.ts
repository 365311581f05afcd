import type { TokenChain } from '#contract/token.ts'
import type { WalletProvider } from '#web/features/wallets/found-wallets.ts'
import type { SentClaim } from './sent-claims.ts'
import { type ContractRefusal, isContractRefusal } from './token-fault.ts'
import { askNode, chainFault, isThere, readNumber } from './wallet-chain.ts'

/**
 * What became of a transaction. `gone`: the node has forgotten it, and it may still come; `replaced`: another one of the
 * same account took its place; `unseen`: the wallet cannot be asked.
 */
export type Fate =
  | { readonly kind: 'pending'; readonly nonce?: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'reverted'; readonly refusal: ContractRefusal | null }
  | { readonly kind: 'gone' | 'replaced' | 'unseen' }

/** Asks the wallet's node, once. */
export async function lookAt(
  provider: WalletProvider,
  chain: TokenChain,
  sent: SentClaim & { readonly hash: string },
  /** Whether what the transaction is for has happened, by this one or another. */
  isHappened: (provider: WalletProvider, block: string) => Promise<boolean>,
): Promise<Fate> {
  try {
    if (!(await isThere(provider, chain))) return { kind: 'unseen' }
    const receipt = Object((await askNode(provider, 'eth_getTransactionReceipt', [sent.hash])) ?? {})
    // Of an account that is a contract, the outer transaction may succeed where the inner one does not.
    if (receipt.status === '0x1')
      return (await isHappened(provider, String(receipt.blockNumber)))
        ? { kind: 'done' }
        : { kind: 'reverted', refusal: null }
    if (receipt.status === '0x0')
      return { kind: 'reverted', refusal: await refusalOf(provider, sent.hash, receipt.blockNumber) }
    const transaction = await askNode(provider, 'eth_getTransactionByHash', [sent.hash])
    if (transaction) {
      const { nonce } = Object(transaction) as { nonce?: unknown }
      return { kind: 'pending', ...(typeof nonce === 'string' && { nonce: Number(nonce) }) }
    }
    if (await isHappened(provider, 'latest')) return { kind: 'done' }
    if (sent.nonce === undefined) return { kind: 'gone' }
    const used = readNumber(await askNode(provider, 'eth_getTransactionCount', [sent.from, 'latest']))
    return { kind: used > BigInt(sent.nonce) ? 'replaced' : 'gone' }
  } catch {
    return { kind: 'unseen' }
  }
}

/** Played again where it failed, it says why; null when it does not. */
async function refusalOf(
  provider: WalletProvider,
  hash: string,
  block: unknown,
): Promise<ContractRefusal | null> {
  const {
    from,
    to,
    input,
    data = input,
  } = Object(await askNode(provider, 'eth_getTransactionByHash', [hash])) as Record<string, unknown>
  try {
    await provider.request({ method: 'eth_call', params: [{ from, to, data }, block] })
  } catch (error) {
    const { fault } = await chainFault(new Error('', { cause: error }))
    if (isContractRefusal(fault)) return fault
  }
  return null
}
