import type { Db } from '#server/database.ts'
import { hashActionCode } from '#server/features/identity/emails/action-code.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type CodeRefusal, refuseCode } from './check-confirmation.ts'
import { confirmByCode, findRewardByCode } from './reward.store.ts'

/** Confirms a submission by the code out of the letter to its e-mail, once. */
export async function applyConfirmation(
  parts: { db: Db; clock: Clock },
  code: string,
): Promise<{ confirmedAt: number } | CodeRefusal> {
  const now = parts.clock()
  const hash = hashActionCode(code)
  if (await confirmByCode(parts.db, hash, now)) return { confirmedAt: now }
  const reward = await findRewardByCode(parts.db, hash)
  return refuseCode(reward?.confirmed_at)
}
