import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'

/** In ms. */
const patience = 2_000

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
