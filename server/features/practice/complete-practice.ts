import type { RefusalCode } from '#contract/endpoint.ts'
import type { completePractice as contract, ExerciseId } from '#contract/practice.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
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
