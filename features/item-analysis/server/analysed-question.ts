import type { AnalysedQuestion } from '#features/item-analysis/contract.ts'
import type { ChooseLanguage } from '#features/quizzes/server/attempt-view.ts'
import { languagesOf, wordsIn } from '#features/quizzes/server/question-options.ts'
import { type Question, type QuestionBank, rightOption } from '#features/quizzes/server/quizzes.content.ts'
import { listVersions } from '#features/quizzes/server/quizzes.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import {
  addSums,
  discriminatesLittle,
  discriminationOf,
  type ItemSums,
  isUnused,
  noAnswers,
} from './item-statistics.ts'
import type { CountedQuestion } from './question-statistics.store.ts'

/** A version of a question and what was counted of it, by language. */
export interface QuestionVersion {
  readonly question: Question
  readonly moduleNumber: number
  readonly inUse: boolean
  readonly counts: readonly CountedQuestion[]
}

export const totalOf = (counts: readonly CountedQuestion[]): ItemSums =>
  counts.map(({ sums }) => sums).reduce(addSums, noAnswers)

/** Something about it is remarkable. */
export function isFlagged({ question, counts }: QuestionVersion): boolean {
  const sums = totalOf(counts)
  return discriminatesLittle(sums) || wrongOptionsOf(question).some((option) => isUnused(sums, option))
}

export function analyse(
  { question, inUse, counts }: QuestionVersion,
  chooseLanguage: ChooseLanguage,
): AnalysedQuestion {
  const words = wordsIn(question, chooseLanguage(languagesOf(question)))
  const sums = totalOf(counts)
  const wrong = wrongOptionsOf(question)
  return {
    id: question.id,
    version: question.version,
    inUse,
    question: words.question,
    answer: words.answer,
    ...figuresOf(sums),
    discriminatesLittle: discriminatesLittle(sums),
    wrongOptions: wrong.map((option) => ({
      option: words.options[option] ?? '',
      chosen: sums.firstWrong[option] ?? 0,
      isUnused: isUnused(sums, option),
    })),
    languages: knownFirst(counts).map(({ language, sums: some }) => ({
      language,
      ...figuresOf(some),
      chosen: wrong.map((option) => some.firstWrong[option] ?? 0),
    })),
  }
}

const knownFirst = (counts: readonly CountedQuestion[]) => [
  ...counts.filter(({ language }) => language !== null),
  ...counts.filter(({ language }) => language === null),
]

const figuresOf = (sums: ItemSums) => ({
  answers: sums.answers,
  right: sums.right,
  discrimination: discriminationOf(sums),
})

/** Indices, the same in every language. */
function wrongOptionsOf(question: Question): number[] {
  const right = rightOption(question)
  return question.options.map((_, option) => option).filter((option) => option !== right)
}

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
