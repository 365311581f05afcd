import type { recordCompletion as contract, Progress } from '#features/progress/contract.ts'
import { recordCompletionAgain } from '#features/quizzes/server/quizzes.facade.ts'
import type { Body } from '#platform/contract/endpoint.ts'
import type { Learner } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import { getProgress } from './get-progress.ts'

/** Refuses a module that no passed attempt has completed: a client cannot declare its progress (S4.25, S7.23). */
export async function recordCompletion(
  deps: Pick<Parts, 'db' | 'clock' | 'moduleCount' | 'listPractised'>,
  learner: Pick<Learner, 'id' | 'email'>,
  { moduleNumber, email }: Body<typeof contract>,
): Promise<Progress | Refusal<'module-not-passed' | 'not-own-email'>> {
  if (email !== undefined && email.trim().toLowerCase() !== learner.email)
    return refuse('not-own-email', 'Progress can only be recorded for your own email.', 'email')
  const recorded = await recordCompletionAgain(deps.db, learner.id, moduleNumber, deps.clock())
  if (!recorded)
    return refuse('module-not-passed', 'The quiz of this module has not been passed yet.', 'moduleNumber')
  return getProgress(deps, learner.id)
}
