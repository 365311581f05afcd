import type { Kysely } from 'kysely'
import type { ThrottleTable } from '#platform/server/limits/throttle.store.ts'

/** By their names. Each feature declares its own tables beside their rows. */
export interface Tables {
  throttles: ThrottleTable
}

/** The database or a transaction. */
export type Db = Kysely<Tables>
