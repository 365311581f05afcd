import type { TokenChain } from '#wagons/token/contract/token.ts'
import { asChainError, ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import type { WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { type OpenTransaction, readTransaction } from '#wagons/token/wallets/web/transactions.ts'
import { askNode } from '#wagons/token/wallets/web/wallet-chain.ts'
import { askForChain, askWallet } from '#wagons/token/wallets/web/wallet-request.ts'
import { type ContractRefusal, isContractRefusal } from './token-fault.ts'

/** What became of what was sent. `unseen`: the wallet cannot be asked. */
export type SentState =
  | OpenTransaction
  | { readonly status: 'done' | 'replaced' | 'unseen' }
  | { readonly status: 'reverted'; readonly refusal: ContractRefusal | null }

/**
 * Asks the wallet's node, once.
 * @param isEffective whether the chain has, in this block, what the transaction is for: by this transaction or by another
 */
export async function readSentState(
  provider: WalletProvider,
  chain: TokenChain,
  sent: Parameters<typeof readTransaction>[1],
  before: Parameters<typeof readTransaction>[2],
  isEffective: (provider: WalletProvider, block: unknown) => Promise<boolean>,
): Promise<SentState> {
  try {
    if ((await askForChain(provider)) !== chain.chainId) return { status: 'unseen' }
    const state = await readTransaction(provider, sent, before)
    // Of an account that is a contract, the outer transaction may succeed where the inner one does not.
    if (state.status === 'done')
      return (await isEffective(provider, state.block))
        ? { status: 'done' }
        : { status: 'reverted', refusal: null }
    if (state.status === 'reverted')
      return { status: 'reverted', refusal: await readRefusal(provider, sent.hash, state.block) }
    if (state.status === 'pending' && !state.isOvertaken) return state
    return (await isEffective(provider, 'latest')) ? { status: 'done' } : state
  } catch {
    return { status: 'unseen' }
  }
}

/** Why a transaction failed: it is played again in its block. Null when it does not say. */
async function readRefusal(
  provider: WalletProvider,
  hash: string,
  block: unknown,
): Promise<ContractRefusal | null> {
  const {
    from,
    to,
    input,
    data = input,
  } = Object(await askNode(provider, 'eth_getTransactionByHash', [hash]))
  try {
    await askWallet(provider, 'eth_call', [{ from, to, data }, block])
  } catch (error) {
    const fault = await asChainError(error)
    if (fault instanceof ChainError && isContractRefusal(fault.reason)) return fault.reason
  }
  return null
}
