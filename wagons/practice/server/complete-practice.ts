import type { RefusalCode } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { completePractice as contract } from '#wagons/practice/contract.ts'
import { insertPracticeCompletion } from './practice-completion.store.ts'

/** Idempotent; needs no class and no quiz. */
export async function completePractice(
  { db, clock, exercises }: Pick<Parts, 'db' | 'clock' | 'exercises'>,
  learner: LearnerId,
  moduleNumber: number,
): Promise<Refusal<RefusalCode<typeof contract>> | undefined> {
  if (!exercises[moduleNumber]) return refuse('no-exercise', 'This module has no exercise.', 'moduleNumber')
  await insertPracticeCompletion(db, learner, moduleNumber, clock())
  return undefined
}
