import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'

/** How long the database may take to say anything, in ms. */
const patience = 2_000

/** Whether the database answers now. */
export async function isReachable<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const ended = new AbortController()
  const late = setTimeout(patience, false, { signal: ended.signal }).catch(() => false)
  try {
    return await Promise.race([answered, late])
  } finally {
    ended.abort()
  }
}
