import type { Db } from '#server/database.ts'

/** Adds a submission; there is no way to change one. `submittedAt` in ms. */
export async function insertReward(
  db: Db,
  reward: { id: string; email: string; evmAddress: string; submittedAt: number },
): Promise<void> {
  await db
    .insertInto('rewards')
    .values({
      id: reward.id,
      email: reward.email,
      evm_address: reward.evmAddress,
      submitted_at: reward.submittedAt,
      code_hash: null,
      code_expires_at: null,
      confirmed_at: null,
    })
    .execute()
}

/** Notes the code that an e-mail brings to a submission's e-mail, or (null) that none does. */
export async function putRewardCode(
  db: Db,
  id: string,
  code: { readonly hash: string; readonly expiresAt: number } | null,
): Promise<void> {
  await db
    .updateTable('rewards')
    .set({ code_hash: code?.hash ?? null, code_expires_at: code?.expiresAt ?? null })
    .where('id', '=', id)
    .execute()
}

/** The submission that a code is for. */
export function findRewardByCode(db: Db, hash: string) {
  return db.selectFrom('rewards').selectAll().where('code_hash', '=', hash).executeTakeFirst()
}

/** Confirms a submission by its code. False when that is unknown, used or too old: of several at once, one gets true. */
export async function confirmByCode(db: Db, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rewards')
    .set({ confirmed_at: now })
    .where('code_hash', '=', hash)
    .where('confirmed_at', 'is', null)
    .where('code_expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The submissions with an e-mail, whatever its case, the first one first. `email` in lower case. */
export function selectRewards(db: Db, email: string) {
  return db
    .selectFrom('rewards')
    .select(['email', 'evm_address', 'submitted_at', 'confirmed_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

/** The addresses confirmed for some e-mails (in lower case), the one confirmed last first. */
export async function selectConfirmedAddresses(db: Db, emails: readonly string[]) {
  if (emails.length === 0) return []
  return db
    .selectFrom('rewards')
    .select((eb) => [eb.fn<string>('lower', ['email']).as('email'), 'evm_address'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', emails))
    .where('confirmed_at', 'is not', null)
    .where('evm_address', '!=', '')
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
