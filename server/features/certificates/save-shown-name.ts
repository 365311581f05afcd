import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { setShowsName } from './certificate.store.ts'

/** Says whether the public page of the learner's certificate shows name and date. Without a word it shows neither. */
export async function saveShownName(
  db: Db,
  learner: LearnerId,
  showsName: boolean,
): Promise<{ showsName: boolean } | Refusal<'not-issued'>> {
  return (await setShowsName(db, learner, showsName))
    ? { showsName }
    : refuse('not-issued', 'There is no certificate yet.')
}
