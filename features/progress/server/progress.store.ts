import { sql } from 'kysely'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'

/** By `what`: `done` when it was last recorded as completed (ms), of a quiz under way the questions answered and all. */
export interface ModuleReached {
  readonly moduleNumber: number
  readonly what: 'completed' | 'class' | 'lesson' | 'film' | 'quiz'
  readonly done: number
  readonly all: number
}

/** In no order: one statement instead of four, because every page begins with it. */
export function selectModulesReached(db: Db, learner: LearnerId): Promise<ModuleReached[]> {
  return reached.all(db, { learner })
}

const what = (word: ModuleReached['what']) => sql<ModuleReached['what']>`${sql.lit(word)}`.as('what')
const nothing = (name: 'done' | 'all') => sql<number>`0`.as(name)

const reached = prepareQuery((db: Db, { learner }: Places<{ learner: string }>) =>
  db
    .selectFrom('completions')
    .select(['module_number as moduleNumber', what('completed'), 'recorded_at as done', nothing('all')])
    .where('account_id', '=', learner)
    .unionAll(
      db
        .selectFrom('attendances')
        .select(['module_number as moduleNumber', 'kind as what', nothing('done'), nothing('all')])
        .where('account_id', '=', learner),
    )
    .unionAll(
      db
        .selectFrom('films_watched')
        .select(['module_number as moduleNumber', what('film'), nothing('done'), nothing('all')])
        .where('account_id', '=', learner),
    )
    .unionAll(
      db
        .selectFrom('attempts')
        .select(['module_number as moduleNumber', what('quiz'), 'answered as done', 'question_count as all'])
        .where('account_id', '=', learner)
        .where('passed_at', 'is', null)
        .where('answered', '>', 0),
    ),
)
