import type { tokenStatuses } from '#wagons/token/contract/token-abi.ts'

/** `away`: no answer within the time limit, or none that makes sense. */
export type ChainFault = 'away' | 'wrong-chain' | 'no-contract'

export type TokenStatus = (typeof tokenStatuses)[number]

/** `holder` as EIP-55 writes it; null unless the token is held. */
export interface ClaimState {
  readonly status: TokenStatus
  readonly holder: string | null
}

/** Addresses as EIP-55 writes them. */
export interface ContractState {
  readonly owner: string
  readonly pendingOwner: string | null
  readonly root: string
  /** What runs, in hexadecimal. */
  readonly code: string
}

/** What the chain says of the token contract. Never throws on account of the node. */
export interface ChainReader {
  /** At most a minute old. */
  readRoot(): Promise<string | ChainFault>
  /** At most `maxAge` ms old. */
  readClaim(claimId: string, maxAge: number): Promise<ClaimState | ChainFault>
  /** By claim id, as they are now. */
  readStatuses(claimIds: readonly string[]): Promise<ReadonlyMap<string, TokenStatus> | ChainFault>
  /**
   * Of transactions to the contract, those of them that it would take now from an address that has no rights, for what a
   * claim may cost.
   */
  selectTaken(calls: readonly string[]): Promise<ReadonlySet<string> | ChainFault>
  /** As it is now. */
  readContract(): Promise<ContractState | ChainFault>
  /** Whether there is a contract at an address now. */
  hasCode(address: string): Promise<boolean | ChainFault>
  /** Calls that the node takes in one request, as far as is known; undefined before it was asked. */
  batchSize(): Promise<number | undefined>
}

export const isFault = (answer: unknown): answer is ChainFault =>
  answer === 'away' || answer === 'wrong-chain' || answer === 'no-contract'

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly chain?: ChainReader
  }
}
