import type { Output } from '#platform/contract/endpoint.ts'
import type { OpenClaim, saveSignedClaim } from '#wagons/token/contract/token.ts'
import type { ProofCalls } from '#wagons/token/wallets/web/prove-address.ts'

export type SavedSignature = Output<typeof saveSignedClaim>['signed']

/** The way to a signed claim: in the learner's own session, or by a link into a wallet's browser. All throw ApiError. */
export interface RoadCalls extends ProofCalls {
  begin(): Promise<OpenClaim>
  save(signed: { readonly deadline: number; readonly signature: string }): Promise<SavedSignature>
}
