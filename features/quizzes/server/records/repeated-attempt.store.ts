import type { Db } from '#platform/server/db/database.ts'
import { countChanges, pageOfRows } from '#platform/server/db/statements.ts'
import type { AttemptQuestion } from './attempt.store.ts'
import type { AccountRange } from './begun-attempt.store.ts'

/** Whose attempts at which module. */
export interface Repeater {
  readonly accountId: string
  readonly moduleNumber: number
}

/** `startedAt` in ms. */
export interface PassedAttempt {
  readonly id: string
  readonly startedAt: number
  readonly questions: readonly AttemptQuestion[]
}

/** The one begun first comes first. */
export async function selectPassedInOrder(
  db: Db,
  { accountId, moduleNumber }: Repeater,
  after: Pick<PassedAttempt, 'id' | 'startedAt'> | undefined,
  limit: number,
): Promise<PassedAttempt[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'started_at', 'questions'])
    .where('account_id', '=', accountId)
    .where('module_number', '=', moduleNumber)
    .where('passed_at', 'is not', null)
    .$call((query) =>
      pageOfRows(query, { by: ['started_at', 'id'], after: after && [after.startedAt, after.id], limit }),
    )
    .execute()
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at,
    questions: JSON.parse(row.questions) as AttemptQuestion[],
  }))
}

/** But for an open one, the first at its module, and what a completion refers to. Returns how many there were. */
export async function deleteAttempts(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return db
    .deleteFrom('attempts')
    .where('id', 'in', ids)
    .where('passed_at', 'is not', null)
    .where('begun_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('completions')
            .select('account_id')
            .whereRef('completions.attempt_id', '=', 'attempts.id'),
        ),
      ),
    )
    .$call(countChanges)
}

/** Who has more than so many attempts at a module, open ones too. */
export function selectRepeaters(db: Db, most: number, { after, upTo }: AccountRange): Promise<Repeater[]> {
  return db
    .selectFrom('attempts')
    .select(['account_id as accountId', 'module_number as moduleNumber'])
    .where('account_id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('account_id', '<=', upTo ?? ''))
    .groupBy(['account_id', 'module_number'])
    .having(({ fn }) => fn.countAll(), '>', most)
    .execute()
}
