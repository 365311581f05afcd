import { randomUUID } from 'node:crypto'
import type { Attempt, startAttempt as contract } from '#features/quizzes/contract.ts'
import type { RefusalCode } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuseUntil } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { findOpenAttempt, hasAttempt, insertAttempt, type StoredAttempt } from './attempt.store.ts'
import { type ChooseLanguage, firstLanguage, viewAttempt } from './attempt-view.ts'
import { languagesOf, type RandomIndex, shuffledIndices } from './question-options.ts'
import type { Question, QuestionBank } from './quizzes.content.ts'
import { removeSpentAttempts } from './remove-spent-attempts.ts'

/** How often one learner may take the quiz of a module again, in ms. */
export const attemptLimit = { kind: 'attempt', max: 20, window: day }

/**
 * The unfinished one is resumed, its option order unchanged. Two that start at once get the same attempt. Refused is only
 * a new one of a learner who has begun this quiz again and again; each new one makes room for itself (decision 73).
 */
export async function startAttempt(
  { db, clock, bank, randomIndex }: Pick<Parts, 'db' | 'clock' | 'bank' | 'randomIndex'>,
  learner: LearnerId,
  moduleNumber: number,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Attempt | Refusal<RefusalCode<typeof contract>>> {
  let attempt = await findOpenAttempt(db, learner, moduleNumber)
  if (!attempt) {
    const wait = await makeRoom({ db, clock }, learner, moduleNumber)
    if (wait !== undefined)
      return refuseUntil('too-many-attempts', 'You have begun this quiz very often today.', wait)
    const language = chooseLanguage(languagesIn(bank.get(moduleNumber) ?? []))
    await insertAttempt(db, learner, newAttempt(bank, moduleNumber, randomIndex, language), clock())
    attempt = await findOpenAttempt(db, learner, moduleNumber)
  }
  if (!attempt) throw new Error('an attempt was started and finished within the same millisecond')
  return viewAttempt(db, bank, attempt, chooseLanguage)
}

/** Undefined if a new one may begin, else the seconds until then. Who begins a module for the first time costs no more. */
async function makeRoom(parts: Pick<Parts, 'db' | 'clock'>, learner: LearnerId, moduleNumber: number) {
  if (!(await hasAttempt(parts.db, learner, moduleNumber))) return undefined
  const wait = await admitRequest(parts, attemptLimit, [learner, String(moduleNumber)])
  if (wait === undefined) await removeSpentAttempts(parts.db, { accountId: learner, moduleNumber })
  return wait
}

const languagesIn = ([first]: readonly Question[]) => (first ? languagesOf(first) : [])

function newAttempt(
  bank: QuestionBank,
  moduleNumber: number,
  randomIndex: RandomIndex,
  language: string,
): StoredAttempt {
  const questions = (bank.get(moduleNumber) ?? []).map(({ id, version, options }) => ({
    id,
    version,
    order: shuffledIndices(options.length, randomIndex),
    tried: [],
  }))
  return { id: randomUUID(), moduleNumber, questions, answered: 0, language }
}
