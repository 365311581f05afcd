import type { Db } from '#server/database.ts'
import type { Question } from './quizzes.content.ts'

/** `now` in ms. */
export async function insertMissingQuestions(
  db: Db,
  questions: readonly Question[],
  now: number,
): Promise<void> {
  const rows = questions.map((question) => ({
    id: question.id,
    version: question.version,
    body: JSON.stringify(question),
    published_at: now,
  }))
  await db
    .insertInto('questions')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .execute()
}

/** @throws when it was never published in this version. */
export async function getQuestion(db: Db, id: string, version: string): Promise<Question> {
  const row = await db
    .selectFrom('questions')
    .select('body')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  // Questions published before there were translations say nothing of them.
  return { language: 'en', translations: {}, ...JSON.parse(row.body) } as Question
}
