import type { FilmsExport } from '#features/films/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** `watched_at` in ms is the first time. */
    films_watched: { account_id: string; module_number: number; watched_at: number }
  }
}

/** Keeps the first time (ms). */
export async function insertFilmWatched(
  db: Db,
  learner: LearnerId,
  moduleNumber: number,
  now: number,
): Promise<void> {
  await db
    .insertInto('films_watched')
    .values({ account_id: learner, module_number: moduleNumber, watched_at: now })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** In the order of the modules. */
export function selectFilmsWatched(db: Db, learner: LearnerId): Promise<FilmsExport> {
  return db
    .selectFrom('films_watched')
    .select(['module_number as moduleNumber', 'watched_at as watchedAt'])
    .where('account_id', '=', learner)
    .orderBy('module_number')
    .execute()
}
