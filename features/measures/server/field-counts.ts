import type { Connection } from '#features/measures/contract.ts'
import { type Clock, day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { addToFieldSums, type FieldKind, type FieldSumsTable } from './field-sums.store.ts'

export interface FieldCounts {
  note(kind: FieldKind, connection: Connection, bucket: number, count?: number): void
  /** Adds what was noted since the last time to the sums of the database. Returns how many rows. */
  write(db: Db): Promise<number>
}

/**
 * What came since it was written last: a few hundred numbers at most, whatever is sent. A process that ends without a stop loses
 * a minute of it.
 */
export function createFieldCounts(clock: Clock): FieldCounts {
  let counts = new Map<string, FieldSumsTable>()
  const add = (row: FieldSumsTable) => {
    const key = [row.day, row.kind, row.connection, row.bucket].join(' ')
    counts.set(key, { ...row, count: row.count + (counts.get(key)?.count ?? 0) })
  }
  return {
    note(kind, connection, bucket, count = 1) {
      if (count > 0) add({ day: Math.floor(clock() / day) * day, kind, connection, bucket, count })
    },
    async write(db) {
      const rows = [...counts.values()]
      counts = new Map()
      try {
        await addToFieldSums(db, rows)
      } catch (error) {
        for (const row of rows) add(row)
        throw error
      }
      return rows.length
    },
  }
}

const ofDatabases = new WeakMap<Db, FieldCounts>()

/** The same for all parts of a process: what notes and what writes are put together apart. */
export function fieldCountsOf({ db, clock }: { readonly db: Db; readonly clock: Clock }): FieldCounts {
  const counts = ofDatabases.get(db) ?? createFieldCounts(clock)
  ofDatabases.set(db, counts)
  return counts
}
