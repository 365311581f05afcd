import { asChainError, ChainError } from './chain-error.ts'
import type { WalletProvider } from './found-wallets.ts'
import { askNode, readNumber } from './wallet-chain.ts'
import { askWallet, WalletError } from './wallet-request.ts'

/** Without `to` it creates a contract. No coins are ever sent along. */
export interface Transaction {
  readonly from: string
  readonly to: string | null
  readonly data: string
}

const toCall = ({ from, to, data }: Transaction) => ({ from, ...(to && { to }), data })

/** Several times what any call of the token's contract costs; what needs more runs the code of a stranger. */
const mostGas = 400_000n

/** More than a claim takes in a batch, on the longest lists. */
const gasOfClaim = 110_000n

/**
 * Has the node play the transaction, so that what the contract would refuse costs nothing. A learner's wallet that is a
 * contract runs its own code in it, at the payer's cost. `most` is what to send it with: the chain may have gone on by the
 * time that the transaction is in a block.
 * @param claims how many there are in one transaction
 * @throws WalletError ChainError
 */
export async function estimateGas(provider: WalletProvider, transaction: Transaction, claims = 1) {
  let likely: bigint
  try {
    likely = readNumber(await askWallet(provider, 'eth_estimateGas', [toCall(transaction)]))
  } catch (error) {
    throw await asChainError(error)
  }
  // A contract that is created is this site's own code.
  if (transaction.to && likely > mostGas * BigInt(claims)) throw new ChainError('too-much-gas')
  const most = (likely * 5n) / 4n
  // In a batch each claim may fail for itself, also for want of gas: then an estimate can be too low for all of them.
  const enough = claims > 1 ? gasOfClaim * BigInt(claims) : 0n
  return { likely, most: most > enough ? most : enough }
}

/** Asks its user. `gas` is how much at most. Returns the hash, before the transaction is in any block. @throws WalletError ChainError */
export async function sendTransaction(
  provider: WalletProvider,
  transaction: Transaction,
  { chainId, gas }: { readonly chainId: number; readonly gas: bigint },
): Promise<string> {
  const bounds = { chainId: `0x${chainId.toString(16)}`, gas: `0x${gas.toString(16)}` }
  try {
    const hash = await askWallet(provider, 'eth_sendTransaction', [{ ...toCall(transaction), ...bounds }])
    if (typeof hash === 'string' && /^0x[\da-f]{64}$/i.test(hash)) return hash
    throw new WalletError('failed')
  } catch (error) {
    throw await asChainError(error)
  }
}

interface SentTransaction {
  readonly hash: string
  readonly from: string
}

/**
 * `missing`: the node does not have it, and it may still come. `isOvertaken`: another transaction has used its nonce,
 * its number among those of its account.
 */
export interface OpenTransaction {
  readonly status: 'pending' | 'missing'
  readonly nonce: number | undefined
  readonly isOvertaken: boolean
}

/** `block`: its number, as the node writes it. `replaced`: its account has sent another in its place. */
export type TransactionState =
  | OpenTransaction
  | { readonly status: 'done'; readonly block: unknown; readonly contract: string | null }
  | { readonly status: 'reverted'; readonly block: unknown }
  | { readonly status: 'replaced' }

/**
 * Asks the wallet's node once where a transaction is.
 * @param before what was known, the answer to the last question above all
 * @throws ChainError `node`
 */
export async function readTransaction(
  provider: WalletProvider,
  { hash, from }: SentTransaction,
  before: Partial<OpenTransaction> = {},
): Promise<TransactionState> {
  const receipt = Object(await askNode(provider, 'eth_getTransactionReceipt', [hash]))
  const { status, blockNumber: block, contractAddress } = receipt as Record<string, unknown>
  if (typeof status === 'string' && Number(status) !== 1) return { status: 'reverted', block }
  if (typeof status === 'string')
    return { status: 'done', block, contract: typeof contractAddress === 'string' ? contractAddress : null }
  const known = await askNode(provider, 'eth_getTransactionByHash', [hash])
  const nonce = Object(known).nonce === undefined ? before.nonce : Number(Object(known).nonce)
  const used = readNumber(await askNode(provider, 'eth_getTransactionCount', [from, 'latest']))
  const isOvertaken = nonce !== undefined && used > nonce
  // It has to be seen twice in a row, because of several nodes behind one address not all are as far.
  if (isOvertaken && before.isOvertaken) return { status: 'replaced' }
  return { status: known || isOvertaken ? 'pending' : 'missing', nonce, isOvertaken }
}

interface Waiting {
  readonly signal?: AbortSignal
  /** In ms, between two questions. */
  readonly every?: number
}

/** Asks until the transaction is in a block, or never will be; an answer that does not come is asked for again. */
export async function awaitTransaction(
  provider: WalletProvider,
  sent: SentTransaction,
  { signal, every = 2_000 }: Waiting = {},
): Promise<Exclude<TransactionState, OpenTransaction>> {
  let open: OpenTransaction | undefined
  for (;;) {
    signal?.throwIfAborted()
    const state = await readTransaction(provider, sent, open).catch(() => open)
    if (state && !('nonce' in state)) return state
    open = state
    await pause(every, signal)
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
