import type { Db } from '#platform/server/db/database.ts'
import type { Question } from '../quizzes.content.ts'

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
  return toQuestion(row.body)
}

/** In every version that was published, the latest last. */
export async function selectVersions(db: Db, ids: readonly string[]): Promise<Question[]> {
  const rows = await db
    .selectFrom('questions')
    .select('body')
    .where('id', 'in', ids)
    .orderBy('published_at')
    .execute()
  return rows.map(({ body }) => toQuestion(body))
}

/** Questions published before there were translations say nothing of them. */
const toQuestion = (body: string) => ({ language: 'en', translations: {}, ...JSON.parse(body) }) as Question
