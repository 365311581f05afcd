import type { RefusalCode } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { completePractice as contract, ExerciseId } from '#wagons/practice/contract.ts'
import { insertPracticeCompletion } from './practice-completion.store.ts'

interface PracticeDeps {
  readonly db: Db
  readonly clock: Clock
  /** By the number of the module. */
  readonly exercises: Readonly<Record<number, ExerciseId>>
}

/** Idempotent; needs no class and no quiz. */
export async function completePractice(
  { db, clock, exercises }: PracticeDeps,
  learner: LearnerId,
  moduleNumber: number,
): Promise<Refusal<RefusalCode<typeof contract>> | undefined> {
  if (!exercises[moduleNumber]) return refuse('no-exercise', 'This module has no exercise.', 'moduleNumber')
  await insertPracticeCompletion(db, learner, moduleNumber, clock())
  return undefined
}
