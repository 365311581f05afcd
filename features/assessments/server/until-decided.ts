import { ChangedMeanwhileError, DatabaseAwayError } from '#platform/server/db/database-faults.ts'

/** Each turn more means that another tab or process has moved the same check on. */
const mostTurns = 4

/**
 * For what reads and then writes by one statement that decides: begun anew while `decide` returns undefined, because another tab
 * or process came in between. Without a transaction what is read can be read side by side. @throws DatabaseAwayError
 */
export async function untilDecided<Decided>(decide: () => Promise<Decided | undefined>): Promise<Decided> {
  for (let turn = 1; turn <= mostTurns; turn++) {
    const decided = await decide()
    if (decided !== undefined) return decided
  }
  throw new DatabaseAwayError('too many requests write the same check at once', new ChangedMeanwhileError())
}
