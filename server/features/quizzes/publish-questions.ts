import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { insertMissingQuestions } from './question.store.ts'
import type { QuestionBank } from './quizzes.content.ts'

/** Kept by id and version, so that an attempt begun today can be finished after the content has changed. */
export async function publishQuestions(
  { db, clock }: { db: Db; clock: Clock },
  bank: QuestionBank,
): Promise<void> {
  await insertMissingQuestions(db, [...bank.values()].flat(), clock())
}
