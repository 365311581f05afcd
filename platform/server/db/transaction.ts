import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { DatabaseAwayError, isConflict } from './database-faults.ts'

/** In ms; as long as SQLite waits for its lock. */
const usualPatience = 5_000
/** Upper bound of the random pause in ms, doubled at each try. */
const firstPause = 4
const longestPause = 250
const reconnections = 3

export interface TransactionOptions {
  /** With `read committed` every decision must be made by the statement that writes. */
  readonly isolation?: 'serializable' | 'read committed'
  /** Idempotent: repeated even if the first commit may have succeeded. */
  readonly repeatable?: boolean
  /** How long it is begun anew, in ms. */
  readonly patience?: number
}

/** `work` may run again (decision 11): it must only read and write through `tx`. @throws DatabaseAwayError */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  { isolation = 'serializable', repeatable = false, patience = usualPatience }: TransactionOptions = {},
): Promise<Result> {
  const deadline = performance.now() + patience
  for (let tries = 1; ; tries++) {
    let failure: { cause: unknown } | undefined
    // An error at commit leaves the outcome unknown.
    let committing = false
    try {
      return await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute(async (tx) => {
          try {
            const done = await work(tx)
            committing = true
            return done
          } catch (cause) {
            // On a broken connection the rollback fails too, and would hide the cause.
            failure = { cause }
            throw cause
          }
        })
    } catch (error) {
      const { cause } = failure ?? { cause: error }
      const mayRepeat =
        isConflict(cause) || (isLost(cause) && tries <= reconnections && (repeatable || !committing))
      // A server that has been silent for long is not asked again: the caller would wait for a multiple of it.
      if (!mayRepeat || performance.now() > deadline) throw isConflict(cause) ? tooBusy(cause) : cause
    }
    await setTimeout(Math.random() * Math.min(longestPause, firstPause * 2 ** tries))
  }
}

const isLost = (error: unknown) => error instanceof DatabaseAwayError && error.isLost

const tooBusy = (cause: unknown) =>
  new DatabaseAwayError('too many requests write the same rows at once', cause)
