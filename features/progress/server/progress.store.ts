import { sql } from 'kysely'
import type { AttendanceKind } from '#features/classes/server/classes.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'

/** `completedAt`: when it was last recorded as completed (ms); null for one that was attended, by `kind`. */
export interface ModuleReached {
  readonly moduleNumber: number
  readonly completedAt: number | null
  readonly kind: AttendanceKind | null
}

/** Completions and attendances, in no order: one statement instead of two, because every page begins with it. */
export function selectModulesReached(db: Db, learner: LearnerId): Promise<ModuleReached[]> {
  return reached.all(db, { learner })
}

const none = sql<AttendanceKind | null>`cast(null as text)`.as('kind')

const reached = prepareQuery((db: Db, { learner }: Places<{ learner: string }>) =>
  db
    .selectFrom('completions')
    .select(['module_number as moduleNumber', sql<number | null>`recorded_at`.as('completedAt'), none])
    .where('account_id', '=', learner)
    .unionAll(
      db
        .selectFrom('attendances')
        .select(['module_number as moduleNumber', sql<null>`null`.as('completedAt'), 'kind'])
        .where('account_id', '=', learner),
    ),
)
