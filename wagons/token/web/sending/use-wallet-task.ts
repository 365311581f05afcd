import { useEffect, useRef, useState } from 'react'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import type { FoundWallet, WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { estimateGas, type Transaction } from '#wagons/token/wallets/web/transactions.ts'
import { askNode, readNumber, switchToChain } from '#wagons/token/wallets/web/wallet-chain.ts'
import {
  askForAccount,
  askForOtherAccount,
  checksum,
  followAccounts,
} from '#wagons/token/wallets/web/wallet-request.ts'
import { faultElsewhere } from './token-fault.ts'

/** What a wallet is to do. */
export interface WalletTask {
  readonly chain: TokenChain
  /** The only account that can; null where any can. */
  readonly account: string | null
  /** False for a signature: a wallet that does not know the network may give one nevertheless. */
  readonly needsNetwork: boolean
  /** Answers what it is likely to cost, where it costs. @throws WalletError ChainError */
  prepare(provider: WalletProvider, from: string): Promise<Estimate | null>
  /** @throws WalletError ChainError TokenError ApiError */
  perform(wallet: FoundWallet, from: string, estimate: Estimate | null): Promise<void>
}

/** `error` is what went wrong at the last step. */
export type TaskState = { readonly error?: unknown } & (
  | { readonly step: 'choose' }
  | { readonly step: 'wait'; readonly wallet: FoundWallet; readonly isActing: boolean }
  | { readonly step: 'wrong-account'; readonly wallet: FoundWallet }
  | {
      readonly step: 'ready'
      readonly wallet: FoundWallet
      readonly from: string
      readonly estimate: Estimate | null
    }
)

/** A wallet may take as long as its user does; after a step back its answer changes nothing on the page. */
export function useWalletTask(task: WalletTask, onDone: () => void, initial: TaskState = { step: 'choose' }) {
  const [state, setState] = useState(initial)
  // Counts the steps, so that a late answer to one that was left changes nothing.
  const current = useRef(0)

  async function runStep(
    wallet: FoundWallet,
    before: TaskState,
    isActing: boolean,
    step: () => Promise<TaskState | null>,
  ) {
    const mine = ++current.current
    const isLeft = () => mine !== current.current
    setState({ step: 'wait', wallet, isActing })
    try {
      const next = await step()
      if (isLeft()) return
      if (next) setState(next)
      else onDone()
    } catch (error) {
      if (!isLeft()) setState({ ...before, error })
    }
  }

  /** Account and network, each time anew: both may be changed in the wallet itself. */
  async function connect({ provider }: FoundWallet, ask = askForAccount) {
    const from = await checksum(await ask(provider))
    if (task.account && from.toLowerCase() !== task.account.toLowerCase()) return null
    try {
      await switchToChain(provider, task.chain)
      return { from, isElsewhere: false }
    } catch (error) {
      if (task.needsNetwork) throw error
      return { from, isElsewhere: true }
    }
  }

  const choose = (wallet: FoundWallet, ask = askForAccount, before: TaskState = { step: 'choose' }) =>
    runStep(wallet, before, false, async () => {
      const connected = await connect(wallet, ask)
      if (!connected) return { step: 'wrong-account', wallet }
      const { from } = connected
      return { step: 'ready', wallet, from, estimate: await task.prepare(wallet.provider, from) }
    })

  const perform = () => {
    if (state.step !== 'ready') return
    const { wallet, from: known, estimate } = state
    runStep(wallet, { step: 'ready', wallet, from: known, estimate }, true, async () => {
      const connected = await connect(wallet)
      if (!connected) return { step: 'wrong-account', wallet }
      const { from, isElsewhere } = connected
      await task.perform(wallet, from, estimate).catch((error) => {
        throw isElsewhere ? faultElsewhere(error) : error
      })
      return null
    })
  }

  const chooseOther = () => {
    if (state.step === 'wrong-account') choose(state.wallet, askForOtherAccount, state)
  }

  const tryAgain = () => {
    if (state.step === 'wrong-account') choose(state.wallet, askForAccount, state)
  }

  const goBack = () => {
    current.current++
    setState({ step: 'choose' })
  }

  // The right one may be chosen in the wallet itself.
  const provider = state.step === 'wrong-account' ? state.wallet.provider : undefined
  const again = useRef(tryAgain)
  again.current = tryAgain
  useEffect(() => followAccounts(provider, () => again.current()), [provider])

  return { state, choose: (wallet: FoundWallet) => choose(wallet), chooseOther, tryAgain, perform, goBack }
}

/** `gas`: how much at most. `fee`: likely, in the smallest unit of the network's coin. */
interface Estimate {
  readonly gas: bigint
  readonly fee: bigint
}

/** @throws WalletError ChainError `no-coins` where the account could not pay the fee */
export async function estimateFee(provider: WalletProvider, transaction: Transaction): Promise<Estimate> {
  const { likely, most } = await estimateGas(provider, transaction)
  const price = readNumber(await askNode(provider, 'eth_gasPrice'))
  const balance = readNumber(await askNode(provider, 'eth_getBalance', [transaction.from, 'latest']))
  if (balance < likely * price) throw new ChainError('no-coins')
  return { gas: most, fee: likely * price }
}
