import { ChainError, type ChainFault } from '#wagons/token/wallets/web/chain-error.ts'
import { WalletError, type WalletFault } from '#wagons/token/wallets/web/wallet-request.ts'

/** The contract's own refusals that a claim may meet. */
const refusals = [
  'NotOnList',
  'AlreadyClaimed',
  'ClaimSpent',
  'SignatureExpired',
  'InvalidSignature',
] as const

export type ContractRefusal = (typeof refusals)[number]

export const isContractRefusal = (name: unknown): name is ContractRefusal =>
  refusals.some((refusal) => refusal === name)

/** Why nothing is sent now. `elsewhere`: another tab is at it; `in-flight`: an earlier transaction is under way. */
type SendingFault = 'elsewhere' | 'in-flight'

export class TokenError extends Error {
  override readonly name = 'TokenError'
  readonly fault: SendingFault

  constructor(fault: SendingFault) {
    super(fault)
    this.fault = fault
  }
}

/** Why a token was not claimed. `reverted`: the contract refused in words that we do not know. */
export type TokenFault = WalletFault | ChainFault | ContractRefusal | SendingFault

/** Many wallets sign for their own network alone, and do not say that this is why they failed. */
export const faultElsewhere = (error: unknown): unknown =>
  error instanceof WalletError && error.fault === 'failed' ? new ChainError('wrong-network') : error

/** Undefined for what is no fault of a wallet or of the chain. */
export function tokenFaultOf(error: unknown): TokenFault | undefined {
  if (error instanceof ChainError) return isContractRefusal(error.reason) ? error.reason : error.fault
  return error instanceof TokenError || error instanceof WalletError ? error.fault : undefined
}
