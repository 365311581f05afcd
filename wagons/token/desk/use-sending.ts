import { useEffect, useRef, useState } from 'react'
import { multicallAddress } from '#wagons/token/contract/token-abi.ts'
import type { TokenTransaction } from '#wagons/token/contract/token-desk.ts'
import { ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import type { FoundWallet } from '#wagons/token/wallets/web/found-wallets.ts'
import { awaitTransaction, estimateGas, sendTransaction } from '#wagons/token/wallets/web/transactions.ts'
import { switchToChain, type WalletChain } from '#wagons/token/wallets/web/wallet-chain.ts'
import { useReadChainAgain } from './token-queries.ts'

/** What a transaction came to other than to what it was for. */
export class OutcomeError extends Error {
  override readonly name = 'OutcomeError'
  readonly status: 'reverted' | 'replaced'

  constructor(status: 'reverted' | 'replaced') {
    super(status)
    this.status = status
  }
}

/** Not what this page was loaded for: nothing is sent. */
export class StaleError extends Error {
  override readonly name = 'StaleError'
}

/** The chain of the site, and its contract; null before there is one. */
export interface DeskChain extends WalletChain {
  readonly contract: string | null
}

/** The wallet with which the operator sends; `account` as EIP-55 writes it. */
export interface OwnWallet {
  readonly wallet: FoundWallet
  readonly account: string
}

/** Of a section that sends. */
export interface SendingProps {
  readonly chain: DeskChain
  readonly own: OwnWallet | undefined
}

/** `nameIfRefused`: the others are sent without it, and what it was is said by this name. */
interface NextTransaction extends TokenTransaction {
  readonly nameIfRefused?: string
  /** How many claims are in it, where there are several. */
  readonly claims?: number
}

/** `at` counts from 1 on. `hash` is there once the wallet has sent that one. */
export type Sending =
  | { readonly step: 'idle' }
  | { readonly step: 'under-way'; readonly at: number; readonly of: number; readonly hash?: string }
  | (Ended & { readonly step: 'done'; readonly contract: string | null })
  | (Ended & { readonly step: 'failed'; readonly error: unknown; readonly done: number })

interface Ended {
  readonly of: number
  readonly refused: readonly { readonly name: string; readonly error: unknown }[]
}

/**
 * Sends one transaction after the other, each when the one before is in a block. Leaving the page takes back nothing that
 * the wallet has sent; what the chain has is read again at the next visit.
 */
export function useSending({ chain, own }: SendingProps) {
  const [sending, setSending] = useState<Sending>({ step: 'idle' })
  const readAgain = useReadChainAgain()
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function send(read: () => Promise<readonly NextTransaction[]>) {
    const signal = leaving.current?.signal
    if (!own || !signal) return
    let [at, of] = [1, 1]
    const refused: Ended['refused'][number][] = []
    setSending({ step: 'under-way', at, of })
    try {
      const transactions = await read()
      of = transactions.length
      let contract: string | null = null
      for (const { nameIfRefused: name, ...transaction } of transactions) {
        setSending({ step: 'under-way', at, of })
        try {
          const outcome = await sendOne(chain, own, transaction, signal, (hash) =>
            setSending({ step: 'under-way', at, of, hash }),
          )
          if (outcome.status !== 'done') throw new OutcomeError(outcome.status)
          contract = outcome.contract
        } catch (error) {
          if (name === undefined || !isRefusal(error)) throw error
          refused.push({ name, error })
        }
        at++
      }
      setSending({ step: 'done', of, contract, refused })
    } catch (error) {
      const done = at - 1 - refused.length
      if (!signal.aborted) setSending({ step: 'failed', error, done, of, refused })
    }
    if (!signal.aborted) await readAgain()
  }

  return { sending, send }
}

/** A contract's wallet may say yes when asked, and no in the block. */
const isRefusal = (error: unknown) =>
  (error instanceof ChainError && (error.fault === 'reverted' || error.fault === 'too-much-gas')) ||
  (error instanceof OutcomeError && error.status === 'reverted')

async function sendOne(
  chain: DeskChain,
  { wallet: { provider }, account }: OwnWallet,
  { chainId, to, data, claims = 1 }: NextTransaction,
  signal: AbortSignal,
  onSent: (hash: string) => void,
): ReturnType<typeof awaitTransaction> {
  const wanted = claims > 1 ? multicallAddress : chain.contract
  const isOurs = to?.toLowerCase() === wanted?.toLowerCase()
  if (chainId !== chain.chainId || !isOurs) throw new StaleError()
  await switchToChain(provider, chain)
  const transaction = { from: account, to, data }
  const { most: gas } = await estimateGas(provider, transaction, claims)
  signal.throwIfAborted()
  const hash = await sendTransaction(provider, transaction, { chainId, gas })
  onSent(hash)
  return awaitTransaction(provider, { hash, from: account }, { signal })
}
