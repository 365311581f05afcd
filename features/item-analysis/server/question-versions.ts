import type { Question, QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import { listVersions } from '#features/quizzes/server/quizzes.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { QuestionVersion } from './analysed-question.ts'
import type { CountedQuestion } from './question-statistics.store.ts'

/** All questions asked now, in the order of the modules and of each quiz. */
export function versionsInUse(bank: QuestionBank, counted: readonly CountedQuestion[]): QuestionVersion[] {
  return [...bank].flatMap(([moduleNumber, questions]) =>
    questions.map((question) => ({
      question,
      moduleNumber,
      inUse: true,
      counts: counted.filter(isOf(question)),
    })),
  )
}

/** Those that were answered and are asked no more, or in other words, the latest first. */
export async function earlierVersions(
  db: Db,
  bank: QuestionBank,
  counted: readonly CountedQuestion[],
): Promise<QuestionVersion[]> {
  const inUse = [...bank.values()].flat()
  const earlier = counted.filter((one) => !inUse.some((question) => isOf(question)(one)))
  const published = await listVersions(db, [...new Set(earlier.map(({ id }) => id))])
  return published.toReversed().flatMap((question) => {
    const counts = earlier.filter(isOf(question))
    const [first] = counts
    return first ? [{ question, moduleNumber: first.moduleNumber, inUse: false, counts }] : []
  })
}

const isOf =
  ({ id, version }: Question) =>
  (counted: CountedQuestion) =>
    counted.id === id && counted.version === version
