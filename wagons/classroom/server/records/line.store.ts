import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { ChatLine } from '#wagons/classroom/contract/classroom-frames.ts'

export async function insertLine(
  db: Db,
  classId: string,
  accountId: string,
  { id, seat, nickname, text, at }: Omit<ChatLine, 'visitor'>,
): Promise<void> {
  await db
    .insertInto('class_lines')
    .values({ class_id: classId, account_id: accountId, number: id, seat, nickname, text, said_at: at })
    .execute()
}

/** It stays for reports until it expires. */
export async function markLineRemoved(db: Db, classId: string, number: number, now: number): Promise<void> {
  await db
    .updateTable('class_lines')
    .set({ removed_at: now })
    .where('class_id', '=', classId)
    .where('number', '=', number)
    .execute()
}

/** The last `limit` up to number `last`, in order; `withRemoved` those that the host took away too. */
export async function selectLines(
  db: Db,
  classId: string,
  { last, limit, withRemoved }: { last: number; limit: number; withRemoved: boolean },
) {
  const rows = await db
    .selectFrom('class_lines')
    .select(['number as id', 'seat', 'nickname', 'text', 'said_at as at', 'account_id as accountId'])
    .where('class_id', '=', classId)
    .where('number', '<=', last)
    .$if(!withRemoved, (query) => query.where('removed_at', 'is', null))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

export async function findLastNumber(db: Db, classId: string): Promise<number> {
  const { last } = await db
    .selectFrom('class_lines')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

export function selectLinesOf(db: Db, learner: LearnerId) {
  return db
    .selectFrom('class_lines')
    .innerJoin('held_classes', 'held_classes.id', 'class_lines.class_id')
    .select(['module_number as moduleNumber', 'nickname', 'text', 'said_at as at'])
    .where('account_id', '=', learner)
    .orderBy('said_at')
    .execute()
}

/** `before` in ms, `most` at most. Returns how many. */
export async function deleteOldLines(db: Db, before: number, most: number): Promise<number> {
  const old = await db
    .selectFrom('class_lines')
    .select(['class_id', 'number'])
    .where('said_at', '<', before)
    .orderBy('said_at')
    .limit(most)
    .execute()
  for (const { class_id, number } of old)
    await db.deleteFrom('class_lines').where('class_id', '=', class_id).where('number', '=', number).execute()
  return old.length
}
