import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { ClassAttendee } from '#wagons/classroom/contract/classroom.ts'

/** A stretch of time in a held class, in ms. */
export interface Stretch {
  readonly classId: string
  readonly accountId: string
  readonly nickname: string
  readonly from: number
  readonly to: number
}

/** Adds to what was written before. False, and nothing is kept, once the account is gone. */
export async function addPresence(db: Db, stretch: Stretch): Promise<boolean> {
  const { classId, accountId, nickname, from, to } = stretch
  const account = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()
  if (!account) return false
  await db
    .insertInto('class_presences')
    .values({
      class_id: classId,
      account_id: accountId,
      nickname,
      first_at: from,
      last_at: to,
      present_ms: to - from,
    })
    .onConflict((row) =>
      row.columns(['class_id', 'account_id']).doUpdateSet(({ eb, ref }) => ({
        nickname,
        last_at: to,
        present_ms: eb(ref('class_presences.present_ms'), '+', to - from),
      })),
    )
    .execute()
  return true
}

/** The host's removal holds as long as the class does. */
export async function markRemoved(
  db: Db,
  { classId, accountId, nickname, at }: Pick<Stretch, 'classId' | 'accountId' | 'nickname'> & { at: number },
): Promise<void> {
  await db
    .insertInto('class_presences')
    .values({
      class_id: classId,
      account_id: accountId,
      nickname,
      first_at: at,
      last_at: at,
      present_ms: 0,
      removed_at: at,
    })
    .onConflict((row) => row.columns(['class_id', 'account_id']).doUpdateSet({ removed_at: at }))
    .execute()
}

/** Undefined for an account that was not in the class. */
export function findVisit(db: Db, classId: string, accountId: string) {
  return db
    .selectFrom('class_presences')
    .select('removed_at as removedAt')
    .where('class_id', '=', classId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** In the order in which they came. */
export async function selectAttendees(db: Db, classId: string): Promise<ClassAttendee[]> {
  const rows = await db
    .selectFrom('class_presences')
    .innerJoin('accounts', 'accounts.id', 'class_presences.account_id')
    .select(['account_id as accountId', 'accounts.email', 'nickname'])
    .select([
      'first_at as firstAt',
      'last_at as lastAt',
      'present_ms as presentMs',
      'removed_at as removedAt',
    ])
    .where('class_id', '=', classId)
    .orderBy('first_at')
    .orderBy('account_id')
    .execute()
  return rows.map(({ presentMs, ...row }) => ({ ...row, minutes: Math.ceil(presentMs / 60_000) }))
}

export function selectPresencesOf(db: Db, learner: LearnerId) {
  return db
    .selectFrom('class_presences')
    .innerJoin('held_classes', 'held_classes.id', 'class_presences.class_id')
    .select(['module_number as moduleNumber', 'nickname', 'first_at as firstAt', 'last_at as lastAt'])
    .select(['present_ms as presentMs', 'removed_at as removedAt'])
    .where('account_id', '=', learner)
    .orderBy('first_at')
    .execute()
}
