import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { DatabaseAwayError, isConflict } from './database-faults.ts'

/** How long a transaction keeps trying while others are in its way, in ms; as long as SQLite waits for its lock. */
const patience = 5_000
/** The pause before another try is drawn below this bound, which doubles from try to try; in ms. */
const firstPause = 4
const longestPause = 250
/** How often a transaction is begun anew after its connection broke. */
const reconnections = 3

export interface TransactionOptions {
  /**
   * `serializable`: as if no other transaction ran meanwhile. `read committed`, for rows that many write at once: each
   * statement sees what others have committed by then, so every decision must be made by the statement that writes.
   */
  readonly isolation?: 'serializable' | 'read committed'
  /** Whether doing all of it twice comes to the same as once: then it is repeated even if the first may have counted. */
  readonly repeatable?: boolean
}

/**
 * Runs `work` in one transaction (decision 11). When others are in its way, or its connection breaks, all of `work` is
 * run again: it must do nothing but read and write through `tx`.
 * @throws DatabaseAwayError when the database stays away, or was lost while it was asked to commit.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  { isolation = 'serializable', repeatable = false }: TransactionOptions = {},
): Promise<Result> {
  const deadline = performance.now() + patience
  for (let tries = 1; ; tries++) {
    const { result, error, committing } = await attempt(db, isolation, work)
    if (!error) return result as Result
    const again = isConflict(error.cause)
      ? performance.now() < deadline
      : isLost(error.cause) && tries <= reconnections && (repeatable || !committing)
    if (!again) throw isConflict(error.cause) ? tooBusy(error.cause) : error.cause
    await setTimeout(Math.random() * Math.min(longestPause, firstPause * 2 ** tries))
  }
}

interface Attempt<Result> {
  readonly result?: Result
  readonly error?: { readonly cause: unknown }
  /** Whether the commit was on its way, so that an error leaves open what became of it. */
  readonly committing?: boolean
}

async function attempt<Tables, Result>(
  db: Kysely<Tables>,
  isolation: 'serializable' | 'read committed',
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Attempt<Result>> {
  let failure: { cause: unknown } | undefined
  let committing = false
  try {
    const result = await db
      .transaction()
      .setIsolationLevel(isolation)
      .execute(async (tx) => {
        try {
          const done = await work(tx)
          committing = true
          return done
        } catch (cause) {
          // On a broken connection rolling back fails too, and would hide why.
          failure = { cause }
          throw cause
        }
      })
    return { result }
  } catch (cause) {
    return { error: failure ?? { cause }, committing }
  }
}

const isLost = (error: unknown) => error instanceof DatabaseAwayError && error.isLost

const tooBusy = (cause: unknown) => new DatabaseAwayError('too many write the same at once', cause)
