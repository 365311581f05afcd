import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { insertReward } from './reward.store.ts'

/** S7.15. Submissions never overwrite one another. */
export async function submitReward(
  { db, clock }: { db: Db; clock: Clock },
  submission: { email: string; evmAddress?: string | undefined },
): Promise<{ id: string }> {
  const id = randomUUID()
  const { email, evmAddress = '' } = submission
  await insertReward(db, { id, email, evmAddress, submittedAt: clock() })
  return { id }
}
