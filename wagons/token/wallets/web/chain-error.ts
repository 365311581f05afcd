import { tokenAbi } from '#wagons/token/contract/token-abi.ts'
import { WalletError } from './wallet-request.ts'

/**
 * Why the chain did not take what a wallet was to send. `unknown-network`: the wallet does not know the chain, and nothing
 * is known to add it by. `wrong-network`: it stays on another chain. `no-coins`: the account cannot pay the fee.
 * `too-much-gas`: it would run far more than the token's contract. `reverted`: the contract refused. `node`: the chain was
 * not reached through the wallet.
 */
export type ChainFault =
  | 'unknown-network'
  | 'wrong-network'
  | 'no-coins'
  | 'too-much-gas'
  | 'reverted'
  | 'node'

export class ChainError extends Error {
  override readonly name = 'ChainError'
  readonly fault: ChainFault
  /** The name of the contract's error where it `reverted`; '' where that cannot be read. */
  readonly reason: string

  constructor(fault: ChainFault, reason = '') {
    super(reason || fault)
    this.fault = fault
    this.reason = reason
  }
}

/** Whether the wallet's user has answered, or has another request to answer first. */
export const isUsersAnswer = (error: unknown): error is WalletError =>
  error instanceof WalletError && (error.fault === 'refused' || error.fault === 'busy')

/** What a request that the wallet hands on to its node has failed with. */
export async function asChainError(error: unknown): Promise<WalletError | ChainError> {
  if (error instanceof ChainError || isUsersAnswer(error)) return error
  const parts = partsOf(Object(error).cause)
  const data = parts.map((part) => part.data).filter(isHex)
  const encoded = data.find((each) => each.length >= selectorLength)
  if (encoded) return new ChainError('reverted', await nameError(encoded))
  const says = (words: RegExp) => parts.some(({ message }) => words.test(String(message)))
  if (says(/insufficient (funds|balance)/i)) return new ChainError('no-coins')
  // Some nodes say that the contract refused by the code or by the words alone.
  if (data.length > 0 || parts.some(({ code }) => code === 3) || says(/revert/i))
    return new ChainError('reverted')
  return new ChainError('node')
}

/** The four bytes that an error of a contract begins with, as they are written. */
const selectorLength = '0x00000000'.length

const isHex = (value: unknown): value is string => typeof value === 'string' && /^0x[\da-f]*$/i.test(value)

/** Wallets wrap what their node says in objects within objects, and no two wallets do it the same way. */
function partsOf(fault: unknown, depth = 4): readonly Readonly<Record<string, unknown>>[] {
  if (typeof fault !== 'object' || fault === null || depth === 0) return []
  const part = fault as Readonly<Record<string, unknown>>
  // By name, because the properties of an object of a class cannot all be listed.
  const inner = [part.data, part.error, part.originalError, part.cause, part.info]
  return [part, ...inner.flatMap((each) => partsOf(each, depth - 1))]
}

async function nameError(data: string): Promise<string> {
  const { decodeErrorResult, parseAbi } = await import('viem/utils')
  try {
    return decodeErrorResult({ abi: parseAbi(tokenAbi), data: data as `0x${string}` }).errorName
  } catch {
    return ''
  }
}
