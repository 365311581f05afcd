import type { Db } from '#platform/server/db/database.ts'
import { changesOne, countRows } from '#platform/server/db/statements.ts'

export interface SecondFactor {
  readonly id: string
  readonly secret: string
  readonly displayName: string | null
  readonly enrolledAt: number
  readonly lastStep: number
}

export function findSecondFactor(db: Db, uid: string): Promise<SecondFactor | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['id', 'secret', 'display_name as displayName'])
    .select(['enrolled_at as enrolledAt', 'last_step as lastStep'])
    .where('account_id', '=', uid)
    .executeTakeFirst()
}

/** False when the account has one. */
export async function insertSecondFactor(db: Db, uid: string, factor: SecondFactor): Promise<boolean> {
  const row = await db
    .insertInto('second_factors')
    .values({
      account_id: uid,
      id: factor.id,
      secret: factor.secret,
      display_name: factor.displayName,
      enrolled_at: factor.enrolledAt,
      last_step: factor.lastStep,
    })
    .onConflict((on) => on.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a step of 30 s and all before it: of several uses at once, one gets true. */
export function consumeStep(db: Db, id: string, step: number): Promise<boolean> {
  return db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .$call(changesOne)
}

/** With its recovery codes; only a factor enrolled at `since` (ms) or later. */
export function deleteSecondFactor(db: Db, uid: string, since = 0): Promise<boolean> {
  return db
    .deleteFrom('second_factors')
    .where('account_id', '=', uid)
    .where('enrolled_at', '>=', since)
    .$call(changesOne)
}

export async function hasEnrolledOperator(db: Db, emails: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .innerJoin('accounts', 'accounts.id', 'second_factors.account_id')
    .leftJoin('operators', 'operators.account_id', 'accounts.id')
    .select('second_factors.id')
    .where((eb) =>
      eb.or([
        eb('operators.account_id', 'is not', null),
        ...(emails.length > 0 ? [eb('accounts.email', 'in', emails)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceRecoveryCodes(db: Db, uid: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', uid).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: uid, code_hash })))
    .execute()
}

/** Of several uses at once, one gets true. */
export function consumeRecoveryCode(db: Db, uid: string, hash: string): Promise<boolean> {
  return db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', uid)
    .where('code_hash', '=', hash)
    .$call(changesOne)
}

export function countRecoveryCodes(db: Db, uid: string): Promise<number> {
  return db.selectFrom('recovery_codes').where('account_id', '=', uid).$call(countRows)
}
