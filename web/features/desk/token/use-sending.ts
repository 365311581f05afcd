import { useEffect, useRef, useState } from 'react'
import { tokenAbi } from '#contract/token-abi.ts'
import type { TokenTransaction } from '#contract/token-desk.ts'
import {
  awaitTransaction,
  type Outcome,
  sendTransaction,
  tryTransaction,
} from '#web/features/wallets/transactions.ts'
import { switchToChain, type WalletChain } from '#web/features/wallets/wallet-chain.ts'
import { useReadChainAgain } from './token-queries.ts'
import type { OwnWallet } from './use-own-wallet.ts'

/** What a transaction came to other than to what it was for. */
export class OutcomeError extends Error {
  override readonly name = 'OutcomeError'
  readonly status: 'reverted' | 'replaced'

  constructor(status: 'reverted' | 'replaced') {
    super(status)
    this.status = status
  }
}

/** `at` counts from 1 on. `hash` is there once the wallet has sent that one. */
export type Sending =
  | { readonly step: 'idle' }
  | { readonly step: 'under-way'; readonly at: number; readonly of: number; readonly hash?: string }
  | { readonly step: 'done'; readonly of: number; readonly contract: string | null }
  | { readonly step: 'failed'; readonly error: unknown; readonly done: number; readonly of: number }

type Read = () => Promise<readonly TokenTransaction[]>

/**
 * Sends one transaction after the other, each when the one before is in a block. Leaving the page takes back nothing that
 * the wallet has sent; what the chain has is read again at the next visit.
 */
export function useSending(chain: WalletChain | null, own: OwnWallet | undefined) {
  const [sending, setSending] = useState<Sending>({ step: 'idle' })
  const readAgain = useReadChainAgain()
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function send(read: Read) {
    const signal = leaving.current?.signal
    if (!chain || !own || !signal) return
    let [at, of] = [1, 1]
    setSending({ step: 'under-way', at, of })
    try {
      const transactions = await read()
      of = transactions.length
      let contract: string | null = null
      for (const transaction of transactions) {
        setSending({ step: 'under-way', at, of })
        const outcome = await sendOne(chain, own, transaction, signal, (hash) =>
          setSending({ step: 'under-way', at, of, hash }),
        )
        if (outcome.status !== 'done') throw new OutcomeError(outcome.status)
        contract = outcome.contract
        at++
      }
      setSending({ step: 'done', of, contract })
    } catch (error) {
      if (!signal.aborted) setSending({ step: 'failed', error, done: at - 1, of })
    }
    if (!signal.aborted) await readAgain()
  }

  return { sending, send }
}

async function sendOne(
  chain: WalletChain,
  { wallet: { provider }, account }: OwnWallet,
  { to, data }: TokenTransaction,
  signal: AbortSignal,
  onSent: (hash: string) => void,
): Promise<Outcome> {
  await switchToChain(provider, chain)
  const transaction = { from: account, to, data }
  await tryTransaction(provider, transaction, tokenAbi)
  signal.throwIfAborted()
  const hash = await sendTransaction(provider, transaction)
  onSent(hash)
  return awaitTransaction(provider, { hash, from: account }, { signal })
}
