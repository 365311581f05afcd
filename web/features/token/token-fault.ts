import { WalletError, type WalletFault } from '#web/features/wallets/wallet-request.ts'

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

/**
 * Why a token was not claimed. `elsewhere`: another tab is at it; `in-flight`: an earlier transaction is under way;
 * `reverted`: the contract refused in words that we do not know; `node`: the chain was not reached through the wallet;
 * `too-much-gas`: it would cost far more than a claim does.
 */
export type TokenFault =
  | WalletFault
  | ContractRefusal
  | 'wrong-account'
  | 'wrong-network'
  | 'unknown-network'
  | 'no-coins'
  | 'too-much-gas'
  | 'node'
  | 'elsewhere'
  | 'in-flight'
  | 'reverted'

export class TokenError extends Error {
  override readonly name = 'TokenError'
  readonly fault: TokenFault

  constructor(fault: TokenFault) {
    super(fault)
    this.fault = fault
  }
}

/** Undefined for what is no fault of a wallet or of the chain. */
export const tokenFaultOf = (error: unknown): TokenFault | undefined =>
  error instanceof TokenError || error instanceof WalletError ? error.fault : undefined
