import type { AccountExport } from '#contract/account-export.ts'
import type { Db } from '#server/database.ts'
import { listCertificateStandings } from '#server/features/certificates/list-certificate-standings.ts'
import type { LearnerId } from '#server/features/identity/learner.ts'
import { selectListsWith } from './reward-list.store.ts'

/** The reward lists that the learner's certificate is on, the first one first. */
export async function exportRewardTokens(db: Db, learner: LearnerId): Promise<AccountExport['rewardLists']> {
  const standing = (await listCertificateStandings(db, [learner])).get(learner)
  if (!standing) return []
  const rows = await selectListsWith(db, standing.certificateId)
  return rows.map(({ made_at, address }) => ({ madeAt: made_at, address }))
}
