import type { Db } from '#server/database.ts'
import type { OperatorActTable } from './operator-act.table.ts'

export async function insertOperatorAct(db: Db, act: OperatorActTable): Promise<void> {
  await db.insertInto('operator_acts').values(act).execute()
}

/** The latest first, at most `limit` of them; those before the one with the id `before`, if it is given. */
export function selectOperatorActs(db: Db, before: string | undefined, limit: number) {
  return db
    .selectFrom('operator_acts')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
