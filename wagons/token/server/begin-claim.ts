import type { LearnerId } from '#platform/server/access/callers.ts'
import { Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { OpenClaim } from '#wagons/token/contract/token.ts'
import { readOwnStanding } from '#wagons/token/rewards/server/list/own-standing.ts'
import { beginClaimOf } from '#wagons/token/rewards/server/rewards.facade.ts'
import { readToken } from './get-token.ts'
import { tokenChainOf } from './known-chains.ts'
import type { TokenParts } from './token-parts.ts'

type Parts = Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>

/** A claim id is the learner's for good, so whoever could sign now may have one, before any list. */
export async function beginClaim(
  parts: Parts,
  learner: LearnerId,
): Promise<{ claim: OpenClaim } | Refusal<'not-claimable'>> {
  const account = await findAccount(parts, learner)
  if (account instanceof Refusal) return account
  return { claim: { account, claimId: await beginClaimOf(parts.db, learner) } }
}

/** The claim that the learner may sign now: for the list that the chain has, or for one that is to come. */
export async function findOpenClaim(
  parts: Parts,
  learner: LearnerId,
): Promise<OpenClaim | Refusal<'not-claimable'>> {
  const account = await findAccount(parts, learner)
  if (account instanceof Refusal) return account
  const { claimId } = await readOwnStanding(parts.db, learner)
  return claimId === undefined ? refuse('not-claimable', 'The claim was not begun.') : { account, claimId }
}

/** The address that the account has and a list has, or the next one will have. */
async function findAccount(parts: Parts, learner: LearnerId): Promise<string | Refusal<'not-claimable'>> {
  const own = await readOwnStanding(parts.db, learner)
  const token = (await tokenChainOf(parts.settings)) && (await readToken(parts, learner, own))
  const account = token && accountOf(token)
  if (!account) return refuse('not-claimable', 'There is no token that could be claimed now.')
  if (own.address !== account)
    return refuse('not-claimable', 'The list has another address than the account has now.')
  return account
}

function accountOf(token: Awaited<ReturnType<typeof readToken>>): string | undefined {
  if (token.state === 'waiting-for-list' || token.state === 'waiting-for-chain') return token.account
  return 'claim' in token ? token.claim?.account : undefined
}
