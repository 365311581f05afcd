import type { Db } from '#server/database.ts'
import type { Question } from './quizzes.content.ts'

/** A question that is there in this version already stays as it is. */
export async function insertQuestions(db: Db, questions: readonly Question[], now: number): Promise<void> {
  await db
    .insertInto('questions')
    .values(
      questions.map((question) => ({
        id: question.id,
        version: question.version,
        body: JSON.stringify(question),
        published_at: now,
      })),
    )
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
