import type { TokenChain } from '#contract/token.ts'
import type { WalletProvider } from '#web/features/wallets/found-wallets.ts'
import { ChainError, mostGas, switchToChain, withMargin } from '#web/features/wallets/wallet-chain.ts'
import { askForChain, askWallet, WalletError } from '#web/features/wallets/wallet-request.ts'
import { nameOfError } from './claim-data.ts'
import { isContractRefusal, TokenError } from './token-fault.ts'

/** Has the wallet go to the network, and add it where it does not know it. @throws WalletError TokenError */
export async function goToNetwork(provider: WalletProvider, chain: TokenChain): Promise<void> {
  try {
    await switchToChain(provider, chain)
  } catch (error) {
    if (isAnswer(error)) throw error
    const isUnknown = error instanceof ChainError && error.fault === 'unknown'
    throw new TokenError(isUnknown ? 'unknown-network' : 'wrong-network')
  }
}

export const isThere = async (provider: WalletProvider, { chainId }: TokenChain): Promise<boolean> =>
  (await askForChain(provider)) === chainId

/** Its person has answered, or has another request to answer first. */
const isAnswer = (error: unknown): error is WalletError =>
  error instanceof WalletError && (error.fault === 'refused' || error.fault === 'busy')

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined)

/** A transaction to a contract, without coins. */
export interface Call {
  readonly from: string
  readonly to: string
  readonly data: string
}

/** `gas`: how much at most. `fee`: likely, in the smallest unit of the network's coin. */
export interface Estimate {
  readonly gas: bigint
  readonly fee: bigint
}

/**
 * The node plays the transaction, so that what the contract would refuse costs nothing. A learner's wallet that is a
 * contract runs its own code in it, at the payer's cost. @throws WalletError TokenError
 */
export async function estimateFee(provider: WalletProvider, call: Call): Promise<Estimate> {
  let gas: bigint
  try {
    gas = readNumber(await askWallet(provider, 'eth_estimateGas', [call]))
  } catch (error) {
    throw await chainFault(error)
  }
  if (gas > mostGas) throw new TokenError('too-much-gas')
  const price = readNumber(await askNode(provider, 'eth_gasPrice'))
  const balance = readNumber(await askNode(provider, 'eth_getBalance', [call.from, 'latest']))
  if (balance < gas * price) throw new TokenError('no-coins')
  return { gas: withMargin(gas), fee: gas * price }
}

/** What the contract said, where it was that which refused. */
export async function chainFault(error: unknown): Promise<WalletError | TokenError> {
  if (isAnswer(error)) return error
  const cause = causeOf(error)
  let data = ''
  const isFromContract = someIn(cause, (part) => {
    if (typeof part.data === 'string' && /^0x[\da-f]{8,}$/i.test(part.data)) data ||= part.data
    return data !== ''
  })
  if (isFromContract) {
    const name = await nameOfError(data)
    return new TokenError(isContractRefusal(name) ? name : 'reverted')
  }
  const says = (words: RegExp) =>
    someIn(cause, ({ message }) => typeof message === 'string' && words.test(message))
  if (says(/insufficient (funds|balance)/i)) return new TokenError('no-coins')
  if (says(/revert/i)) return new TokenError('reverted')
  return new TokenError('node')
}

/** @throws TokenError `node` */
export async function askNode(
  provider: WalletProvider,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  try {
    return await askWallet(provider, method, params)
  } catch {
    throw new TokenError('node')
  }
}

/** @throws TokenError `node` */
export function readNumber(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[\da-f]+$/i.test(value)) return BigInt(value)
  throw new TokenError('node')
}

/** Errors come wrapped in one another, and no two wallets do it the same way. */
function someIn(value: unknown, test: (part: Record<string, unknown>) => boolean, depth = 4): boolean {
  if (typeof value !== 'object' || value === null || depth === 0) return false
  const part = value as Record<string, unknown>
  // Where errors are objects of a class, what they have is not listed.
  const inner = [part.data, part.error, part.originalError, part.cause, part.info]
  return test(part) || inner.some((each) => someIn(each, test, depth - 1))
}
