import type { LearnerId } from '#platform/server/access/callers.ts'
import { findSignedClaim, type SignedClaim } from './signed-claim.store.ts'
import type { TokenParts } from './token-parts.ts'

interface Claim {
  readonly account: string
  readonly claimId: string
}

/** Undefined when none can be sent for this claim: signed for another address, contract or claim, or too late. */
export async function findOwnSignedClaim(
  { db, clock, settings }: Pick<TokenParts, 'db' | 'clock' | 'settings'>,
  learner: LearnerId,
  claim: Claim,
): Promise<SignedClaim | undefined> {
  const signed = await findSignedClaim(db, learner)
  return signed && isSendable(signed, claim, settings, clock()) ? signed : undefined
}

/** `now` in ms. */
export function isSendable(
  signed: SignedClaim,
  { account, claimId }: Claim,
  { chainId, contract }: TokenParts['settings'],
  now: number,
): boolean {
  return (
    signed.chainId === chainId &&
    signed.contract === contract.toLowerCase() &&
    signed.address === account &&
    signed.claimId === claimId &&
    signed.deadline * 1000 > now
  )
}
