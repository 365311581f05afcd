import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
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
