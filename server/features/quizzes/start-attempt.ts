import { randomUUID } from 'node:crypto'
import type { Attempt } from '#contract/quizzes.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { findOpenAttempt, insertAttempt, type StoredAttempt } from './attempt.store.ts'
import { type ChooseLanguage, firstLanguage, viewAttempt } from './attempt-view.ts'
import { languagesOf, type RandomIndex, shuffledIndices } from './grading.ts'
import type { Question, QuestionBank } from './quizzes.content.ts'

/** The unfinished one is resumed, its option order unchanged. Two that start at once get the same attempt. */
export async function startAttempt(
  { db, clock, bank, randomIndex }: { db: Db; clock: Clock; bank: QuestionBank; randomIndex: RandomIndex },
  learner: LearnerId,
  moduleNumber: number,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<Attempt> {
  let attempt = await findOpenAttempt(db, learner, moduleNumber)
  if (!attempt) {
    const language = chooseLanguage(languagesIn(bank.get(moduleNumber) ?? []))
    await insertAttempt(db, learner, newAttempt(bank, moduleNumber, randomIndex, language), clock())
    attempt = await findOpenAttempt(db, learner, moduleNumber)
  }
  if (!attempt) throw new Error('an attempt was started and finished within the same millisecond')
  return viewAttempt(db, bank, attempt, chooseLanguage)
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
