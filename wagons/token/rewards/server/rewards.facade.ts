import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { RewardListsExport } from '#wagons/token/rewards/contract/reward-lists.ts'
import type { SubmissionsExport } from '#wagons/token/rewards/contract/rewards.ts'
import { issueClaimIds, randomClaimId } from './list/claim-id.store.ts'
import { readLearnerClaims } from './list/get-reward-proof.ts'
import { selectListsWith, selectRewardLists } from './list/reward-list.store.ts'
import { deleteSubmissions, selectRewards } from './reward.store.ts'

export {
  findClaimId as findClaimIdOf,
  findClaimOwner,
  isListed as isListedClaim,
  selectClaimIds as listClaimIds,
} from './list/claim-id.store.ts'
export {
  findLatestClaimList,
  findListByRoot as findClaimList,
  selectListedClaims as listListedClaims,
  selectRewardLists as listRewardLists,
} from './list/reward-list.store.ts'
/** The learner's claim id, which is new if there was none. */
export async function beginClaimOf(db: Db, accountId: string): Promise<string> {
  const issued = await issueClaimIds(db, [accountId], randomClaimId)
  return issued.get(accountId) ?? ''
}

export { removeUnconfirmed } from './reward.store.ts'

/** For a verified e-mail only: else a user could register another person's e-mail to read what belongs to it. */
export async function exportRewards(
  db: Db,
  { email, emailVerified }: { readonly email: string | null; readonly emailVerified: boolean },
): Promise<SubmissionsExport> {
  if (email === null || !emailVerified) return []
  return (await selectRewards(db, email)).map(({ id, ...submission }) => submission)
}

export async function exportRewardLists(db: Db, learner: LearnerId): Promise<RewardListsExport> {
  return selectListsWith(db, (await readLearnerClaims(db, learner)).claims)
}

/** Of how many certificates the latest reward list says something: who is on it, and who is left out and why. */
export async function countListedCertificates(db: Db): Promise<number> {
  const [latest] = await selectRewardLists(db, 1)
  if (!latest) return 0
  return Object.values(latest.leftOut).reduce((sum, count) => sum + count, latest.entries)
}

/** For an e-mail that its owner has verified: any visitor may have submitted it. */
export function removeSubmissions(db: Db, email: string): Promise<void> {
  return deleteSubmissions(db, email.toLowerCase())
}
