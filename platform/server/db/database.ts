import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'

/** By their names. Each feature declares its own tables beside their rows. */
export interface Tables {
  /** `key` is a SHA-256. Times are in ms. From `expires_at` on the row counts as absent. */
  throttles: { key: string; count: number; window_started_at: number; expires_at: number }
}

/** The database or a transaction. */
export type Db = Kysely<Tables>

/** In ms, for an answer. */
const patience = 2_000

export function isReachable(db: Db): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, setTimeout(patience, false, { ref: false })])
}
