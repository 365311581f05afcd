import { setImmediate } from 'node:timers/promises'
import { moduleCount } from '#contract/values.ts'
import type { Db } from '#server/database.ts'
import { attendancesOfModule } from './attendance.store.ts'

/** How many learners went to the class of each module, from module 1 on; with a turn for others between two modules. */
export async function countAttendances(db: Db): Promise<number[]> {
  const counts: number[] = []
  for (let number = 1; number <= moduleCount; number++) {
    const { count } = await attendancesOfModule(db, number).executeTakeFirstOrThrow()
    counts.push(Number(count))
    await setImmediate()
  }
  return counts
}
