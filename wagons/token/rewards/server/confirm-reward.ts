import { hashActionCode } from '#features/identity/server/emails/action-code.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import { confirmByCode, findRewardByCode, type Submission } from './reward.store.ts'

/** Works once. */
export async function applyConfirmation(
  parts: Pick<Parts, 'db' | 'clock'>,
  code: string,
): Promise<{ confirmedAt: number } | CodeRefusal> {
  const now = parts.clock()
  const hash = hashActionCode(code)
  if (await confirmByCode(parts.db, hash, now)) return { confirmedAt: now }
  const reward = await findRewardByCode(parts.db, hash)
  return refuseCode(reward?.confirmedAt)
}

type CodeRefusal = Refusal<'unknown-code' | 'code-used' | 'code-expired'>

export async function checkConfirmation(
  parts: Pick<Parts, 'db' | 'clock'>,
  code: string,
): Promise<Submission | CodeRefusal> {
  const reward = await findRewardByCode(parts.db, hashActionCode(code))
  const isUsable = reward && reward.confirmedAt === null && parts.clock() < reward.codeExpiresAt
  return isUsable ? { email: reward.email, evmAddress: reward.evmAddress } : refuseCode(reward?.confirmedAt)
}

/** `confirmedAt` is undefined when no e-mail has the code. */
function refuseCode(confirmedAt: number | null | undefined): CodeRefusal {
  if (confirmedAt === undefined) return refuse('unknown-code', 'This code does not exist.', 'code')
  if (confirmedAt !== null) return refuse('code-used', 'This code has already been used.', 'code')
  return refuse('code-expired', 'This code has expired.', 'code')
}
