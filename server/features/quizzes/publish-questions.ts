import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { QuestionBank } from './quizzes.content.ts'

/**
 * Keeps every question of the bank by id and version, so that an attempt begun today can be finished after the
 * content has changed. Called at each start.
 */
export async function publishQuestions(
  { db, clock }: { db: Db; clock: Clock },
  bank: QuestionBank,
): Promise<void> {
  const published_at = clock()
  const rows = [...bank.values()].flat().map((question) => {
    const { id, version } = question
    return { id, version, body: JSON.stringify(question), published_at }
  })
  await db
    .insertInto('questions')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .execute()
}
