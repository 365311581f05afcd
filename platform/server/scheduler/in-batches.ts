import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'

/** Rows of one transaction, a few milliseconds of work, and how many of these in a row; the next run goes on. */
const batchSize = 100
const mostBatches = 1000

/** For a scheduled task: `remove` takes away `most` rows at most, and says how many it was. */
export const inBatches =
  (db: Db, remove: (tx: Db, most: number) => Promise<number>) =>
  async (stopping: AbortSignal): Promise<number> => {
    let total = 0
    for (let batch = 0; batch < mostBatches && !stopping.aborted; batch++) {
      const removed = await inTransaction(db, (tx) => remove(tx, batchSize))
      total += removed
      if (removed < batchSize) break
    }
    return total
  }
