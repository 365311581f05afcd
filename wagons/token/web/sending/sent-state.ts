import { useEffect, useRef, useState } from 'react'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { asChainError, ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import {
  type FoundWallet,
  findWallets,
  type WalletProvider,
} from '#wagons/token/wallets/web/found-wallets.ts'
import { type OpenTransaction, readTransaction } from '#wagons/token/wallets/web/transactions.ts'
import { askNode } from '#wagons/token/wallets/web/wallet-chain.ts'
import { askForChain, askWallet } from '#wagons/token/wallets/web/wallet-request.ts'
import { readStatus, statusData } from './claim-data.ts'
import { isTrusted, type SentClaim, writeSent } from './sent-claims.ts'
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

/** In ms. */
const pause = 3_000
const slowAfter = 120_000

/**
 * Asks the wallet that has sent a transaction what became of it, until that is known. What was seen in a block is noted on
 * the device under `noteKey`, and asked for again when the server has not seen it for long: blocks can be given up.
 * @param wanted the status of the claim that the transaction brings about
 */
export function useSentState(
  chain: TokenChain,
  claimId: string,
  noteKey: string,
  sent: SentClaim,
  wanted: 'held' | 'burned',
) {
  const [state, setState] = useState<SentState | null>(null)
  const [isSlow, setSlow] = useState(false)
  const known = useRef(sent)
  known.current = sent
  const { hash, minedAt } = sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the chain nothing else counts, and it stays as it is
  useEffect(() => {
    if (!hash || isTrusted(known.current, Date.now())) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    let isOvertaken = false
    let wallets: readonly FoundWallet[] = []
    const endSearch = findWallets('', (found) => {
      wallets = found
    })
    async function look() {
      const { walletName, isNameless, at, from, nonce } = known.current
      // No other wallet is asked, for a stranger would learn of the transaction.
      const provider = wallets.find(({ id, name }) => (isNameless ? !id : name === walletName))?.provider
      const next: SentState =
        provider && hash
          ? await readSentState(provider, chain, { hash, from }, { nonce, isOvertaken }, hasStatus)
          : { status: 'unseen' }
      if (isGone) return
      setState(next)
      setSlow(Date.now() - at > slowAfter)
      if ('nonce' in next) {
        isOvertaken = next.isOvertaken
        if (next.nonce !== undefined && next.nonce !== nonce)
          writeSent(noteKey, { ...known.current, nonce: next.nonce })
      }
      if (next.status === 'done') writeSent(noteKey, { ...known.current, minedAt: Date.now() })
      else if (next.status !== 'reverted' && next.status !== 'replaced') timer = setTimeout(look, pause)
    }
    async function hasStatus(provider: WalletProvider, block: unknown) {
      const call = { to: chain.contract, data: await statusData(claimId) }
      return readStatus(await askNode(provider, 'eth_call', [call, block])) === wanted
    }
    // Wallets need a moment to announce themselves.
    timer = setTimeout(look, 400)
    return () => {
      isGone = true
      clearTimeout(timer)
      endSearch()
    }
  }, [noteKey, hash, minedAt])
  return { state, isSlow }
}
