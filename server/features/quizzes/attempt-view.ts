import type { Attempt } from '#contract/quizzes.ts'
import type { Db } from '#server/database.ts'
import type { AttemptQuestion, StoredAttempt } from './attempt.store.ts'
import { getQuestion } from './question.store.ts'
import type { Question, QuestionBank } from './quizzes.content.ts'

/** What a learner may see of an attempt: the open question, its options in this attempt's order, and no key. */
export async function viewAttempt(db: Db, bank: QuestionBank, attempt: StoredAttempt): Promise<Attempt> {
  const { id, moduleNumber, answered } = attempt
  const open = attempt.questions[answered]
  if (!open) return { id, moduleNumber, question: null }
  const question = await askedQuestion(db, bank, moduleNumber, open)
  const options = open.order.flatMap((index) => question.options[index] ?? [])
  return { id, moduleNumber, question: { position: answered + 1, question: question.question, options } }
}

/** The question in the version the attempt began with: from the bank while that is the present one. */
export async function askedQuestion(
  db: Db,
  bank: QuestionBank,
  moduleNumber: number,
  asked: AttemptQuestion,
): Promise<Question> {
  const present = bank
    .get(moduleNumber)
    ?.find(({ id, version }) => id === asked.id && version === asked.version)
  return present ?? getQuestion(db, asked.id, asked.version)
}
