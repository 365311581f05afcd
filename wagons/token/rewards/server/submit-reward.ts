import { randomUUID } from 'node:crypto'
import type { Parts } from '#platform/server/feature.ts'
import { insertReward } from './reward.store.ts'

/** S7.15. Submissions never overwrite one another. */
export async function submitReward(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  submission: { email: string; evmAddress?: string | undefined },
): Promise<{ id: string }> {
  const id = randomUUID()
  const { email, evmAddress = '' } = submission
  await insertReward(db, { id, email, evmAddress, submittedAt: clock() })
  return { id }
}
