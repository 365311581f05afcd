import type { AnsweredQuestion, Attempt, OpenQuestion, Paper } from '#features/quizzes/contract.ts'
import type { Db } from '#platform/server/db/database.ts'
import { languagesOf, wordsIn } from './question-options.ts'
import type { Question, QuestionBank } from './quizzes.content.ts'
import type { AttemptQuestion, StoredAttempt } from './records/attempt.store.ts'
import { getQuestion } from './records/question.store.ts'

export type ChooseLanguage = (languages: readonly string[]) => string

export const firstLanguage: ChooseLanguage = ([first = '']) => first

/** Without the key; a wrong option is named once it was tried, the hint comes after a wrong answer, the explanation after the right one. */
export async function viewAttempt(
  db: Db,
  bank: QuestionBank,
  attempt: StoredAttempt,
  chooseLanguage: ChooseLanguage,
): Promise<Attempt> {
  const { id, moduleNumber, answered } = attempt
  const read = (asked: AttemptQuestion | undefined) => asked && askedQuestion(db, bank, moduleNumber, asked)
  const open = attempt.questions[answered]
  const [question, previous] = await Promise.all([read(open), read(attempt.questions[answered - 1])])
  const languages = languagesOf(question ?? (previous as Question))
  const language = chooseLanguage(languages)
  return {
    id,
    moduleNumber,
    questionCount: attempt.questions.length,
    question: question && open ? viewOpen(question, open, answered + 1, language) : null,
    answered: previous ? viewAnswered(previous, answered, language) : null,
    firstTries: open ? null : goodNews(attempt.questions),
    language,
    languages,
  }
}

/** In the language of the attempt's view. Neither key nor hint nor explanation, not even of what was answered. */
export async function viewPaper(
  db: Db,
  bank: QuestionBank,
  { moduleNumber, questions }: StoredAttempt,
  language: string,
): Promise<Paper> {
  const asked = await Promise.all(questions.map((entry) => askedQuestion(db, bank, moduleNumber, entry)))
  return asked.flatMap((question, index) => {
    const entry = questions[index]
    return entry ? viewOpen(question, { ...entry, tried: [] }, index + 1, language) : []
  })
}

/** Never a grade: learners are told of it from seven in ten on. */
function goodNews(questions: readonly AttemptQuestion[]): number | null {
  const right = questions.filter(({ tried }) => tried.length === 0).length
  return right * 10 >= questions.length * 7 ? right : null
}

function viewOpen(
  question: Question,
  { order, tried }: AttemptQuestion,
  position: number,
  language: string,
): OpenQuestion {
  const words = wordsIn(question, language)
  return {
    position,
    question: words.question,
    options: order.flatMap((index) => words.options[index] ?? []),
    tried: order.flatMap((index, place) => (tried.includes(index) ? place : [])),
    hint: tried.length > 0 ? words.hint : null,
    section: question.section,
  }
}

function viewAnswered(question: Question, position: number, language: string): AnsweredQuestion {
  const { question: text, answer, explanation } = wordsIn(question, language)
  return { position, question: text, answer, explanation, section: question.section }
}

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
