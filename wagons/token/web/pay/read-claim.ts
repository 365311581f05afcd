import { callApi } from '#platform/web/lib/api/api.ts'
import type { CheckedClaim, checkClaim } from '#wagons/token/contract/token.ts'
import { ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import type { PayLink } from './pay-link.ts'

/** @throws ApiError */
export const readClaim = (claimId: string, signal?: AbortSignal): Promise<CheckedClaim> =>
  callApi<typeof checkClaim>('POST', '/api/token/claim/check', {
    body: { claimId },
    ...(signal && { signal }),
  })

/** The reason why a claim cannot be sent, as the contract would say it; null where it cannot be known. */
const reasons = {
  claimed: 'AlreadyClaimed',
  burned: 'ClaimSpent',
  revoked: 'ClaimSpent',
  waiting: 'NotOnList',
  over: 'NotOnList',
} as const

/** As it is now: each new list changes it. @throws ChainError ApiError */
export async function readProof({ claimId, account, proof }: PayLink): Promise<readonly string[]> {
  const checked = await readClaim(claimId)
  if (checked.state === 'claimable') {
    if (checked.account.toLowerCase() === account.toLowerCase()) return checked.proof
    throw new ChainError('reverted', reasons.over)
  }
  if (checked.state !== 'chain-away') throw new ChainError('reverted', reasons[checked.state])
  // Links of earlier versions have one, which may still be good.
  if (proof) return proof
  throw new ChainError('node')
}
