import type { WalletProvider } from './found-wallets.ts'
import { mostGas, withMargin } from './wallet-chain.ts'
import { askWallet, WalletError } from './wallet-request.ts'

/** Without `to` it creates a contract. No value is ever sent along. */
export interface Transaction {
  readonly from: string
  readonly to: string | null
  readonly data: string
}

/** What `tryTransaction` came to: what the wallet is asked to send, on which chain, and with how much gas at most. */
export interface TriedTransaction extends Transaction {
  readonly chainId: number
  readonly gas: bigint
}

/** What the contract, or the chain, says no with. `name` of the contract's error, '' where it cannot be read. */
export class RevertError extends Error {
  override readonly name = 'RevertError'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** It would run far more than the token's contract. */
export class GasError extends Error {
  override readonly name = 'GasError'
}

/** The account cannot pay the fee. */
export class FeeError extends Error {
  override readonly name = 'FeeError'
}

const toCall = ({ from, to, data }: Transaction) => ({ from, ...(to && { to }), data })

/**
 * Tries without sending, so that a wallet is not asked for what must fail. Answers the gas to send it with. A wallet that
 * is a contract runs its own code in a claim that another account pays for. @throws RevertError GasError FeeError WalletError
 */
export async function tryTransaction(
  provider: WalletProvider,
  transaction: Transaction,
  abi: readonly string[],
): Promise<bigint> {
  let answer: unknown
  try {
    answer = await askWallet(provider, 'eth_estimateGas', [toCall(transaction)])
  } catch (error) {
    const data = revertDataOf(Object(error).cause)
    if (data !== undefined) throw new RevertError(await nameError(data, abi))
    throw asFeeError(error)
  }
  if (typeof answer !== 'string' || !/^0x[\da-f]+$/i.test(answer)) throw new WalletError('failed')
  const gas = BigInt(answer)
  // A contract that is created is this site's own code.
  if (transaction.to && gas > mostGas) throw new GasError()
  return withMargin(gas)
}

/** Asks its user. Returns the hash, before the transaction is in any block. @throws FeeError WalletError */
export async function sendTransaction(
  provider: WalletProvider,
  { chainId, gas, ...transaction }: TriedTransaction,
): Promise<string> {
  const bounds = { chainId: `0x${chainId.toString(16)}`, gas: `0x${gas.toString(16)}` }
  try {
    const hash = await askWallet(provider, 'eth_sendTransaction', [{ ...toCall(transaction), ...bounds }])
    if (typeof hash === 'string' && /^0x[\da-fA-F]{64}$/.test(hash)) return hash
  } catch (error) {
    throw asFeeError(error)
  }
  throw new WalletError('failed')
}

/** `replaced`: its account has sent another one in its place, sped up or cancelled. */
export type Outcome =
  | { readonly status: 'done'; readonly contract: string | null }
  | { readonly status: 'reverted' | 'replaced' }

interface Waiting {
  readonly signal?: AbortSignal
  /** In ms, between two questions. */
  readonly every?: number
}

/** Asks the wallet's own node until the transaction is in a block; an answer that does not come is asked for again. */
export async function awaitTransaction(
  provider: WalletProvider,
  { hash, from }: { readonly hash: string; readonly from: string },
  { signal, every = 2_000 }: Waiting = {},
): Promise<Outcome> {
  const ask = (method: string, params: readonly unknown[]) =>
    askWallet(provider, method, params).catch(() => undefined)
  let nonce: number | undefined
  let wasOvertaken = false
  for (;;) {
    signal?.throwIfAborted()
    const outcome = readReceipt(await ask('eth_getTransactionReceipt', [hash]))
    if (outcome) return outcome
    const known = Object(await ask('eth_getTransactionByHash', [hash])) as { nonce?: unknown }
    if (typeof known.nonce === 'string') nonce = Number(known.nonce)
    const used = Number(await ask('eth_getTransactionCount', [from, 'latest']))
    const isOvertaken = nonce !== undefined && used > nonce
    // Twice in a row: of several nodes behind one address not all are as far.
    if (isOvertaken && wasOvertaken) return { status: 'replaced' }
    wasOvertaken = isOvertaken
    await pause(every, signal)
  }
}

function readReceipt(receipt: unknown): Outcome | undefined {
  const { status, contractAddress } = Object(receipt) as Record<string, unknown>
  if (typeof status !== 'string') return undefined
  if (Number(status) !== 1) return { status: 'reverted' }
  return { status: 'done', contract: typeof contractAddress === 'string' ? contractAddress : null }
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

const asFeeError = (error: unknown) =>
  error instanceof WalletError && /insufficient (funds|balance)/i.test(messagesOf(error.cause))
    ? new FeeError()
    : error

/** Wallets wrap what their node says in one, two or three objects. */
function messagesOf(fault: unknown, depth = 0): string {
  const { message, data, cause, originalError, error } = Object(fault) as Record<string, unknown>
  const own = typeof message === 'string' ? message : ''
  if (depth === 3) return own
  return [own, ...[data, cause, originalError, error].map((part) => messagesOf(part, depth + 1))].join(' ')
}

function revertDataOf(fault: unknown, depth = 0): string | undefined {
  const { code, message, data, cause, originalError, error } = Object(fault) as Record<string, unknown>
  if (typeof data === 'string' && /^0x[\da-f]*$/i.test(data)) return data
  if (depth < 3)
    for (const part of [data, cause, originalError, error]) {
      const found = part instanceof Object ? revertDataOf(part, depth + 1) : undefined
      if (found !== undefined) return found
    }
  return code === 3 || (typeof message === 'string' && /revert/i.test(message)) ? '0x' : undefined
}

async function nameError(data: string, abi: readonly string[]): Promise<string> {
  const { decodeErrorResult, parseAbi } = await import('viem/utils')
  try {
    return decodeErrorResult({ abi: parseAbi(abi), data: data as `0x${string}` }).errorName
  } catch {
    return ''
  }
}
