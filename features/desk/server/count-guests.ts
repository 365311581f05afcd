import { setImmediate } from 'node:timers/promises'
import { listGuests } from '#features/identity/server/identity.facade.ts'
import { listBegunModules, listCompletionTimes } from '#features/quizzes/server/quizzes.facade.ts'
import type { Db } from '#platform/server/db/database.ts'

/** What of the overview's counts is of guests; lists are from module 1 on. */
export interface GuestCounts {
  /** In ms, one of each guest. */
  readonly createdAt: readonly number[]
  readonly begunAny: number
  readonly completedAll: number
  readonly modules: readonly { begun: number; completed: number; notGoneOn: number }[]
}

const pageSize = 500

/** Guests stay for two months at most, so that all are read; with a turn for others between two pages. */
export async function countGuests(db: Db, moduleCount: number): Promise<GuestCounts> {
  const createdAt: number[] = []
  const modules = Array.from({ length: moduleCount }, () => ({ begun: 0, completed: 0, notGoneOn: 0 }))
  let begunAny = 0
  let completedAll = 0
  for (let after: string | undefined = ''; after !== undefined; ) {
    const guests = await listGuests(db, after, pageSize)
    if (guests.length === 0) break
    const ids = guests.map(({ id }) => id)
    createdAt.push(...guests.map((guest) => guest.createdAt))
    const begun = Map.groupBy(await listBegunModules(db, ids), ({ accountId }) => accountId)
    const completed = Map.groupBy(await listCompletionTimes(db, ids), ({ accountId }) => accountId)
    for (const [id, steps] of begun) {
      const started = new Set(steps.map(({ moduleNumber }) => moduleNumber))
      const done = new Set(completed.get(id)?.map(({ moduleNumber }) => moduleNumber))
      begunAny++
      if (done.size === moduleCount) completedAll++
      for (const [index, module] of modules.entries()) {
        if (started.has(index + 1)) module.begun++
        if (!done.has(index + 1)) continue
        module.completed++
        if (index + 1 < moduleCount && !started.has(index + 2)) module.notGoneOn++
      }
    }
    await setImmediate()
    after = guests.length === pageSize ? ids.at(-1) : undefined
  }
  return { createdAt, begunAny, completedAll, modules }
}
