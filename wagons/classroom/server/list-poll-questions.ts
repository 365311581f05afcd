import type { ChooseLanguage } from '#features/quizzes/server/attempt-view.ts'
import {
  languagesOf,
  type RandomIndex,
  shuffledIndices,
  wordsIn,
} from '#features/quizzes/server/question-options.ts'
import type { QuestionBank, QuestionWords } from '#features/quizzes/server/quizzes.content.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import {
  type listPollQuestions as contract,
  maxPollOptionLength,
  maxPollQuestionLength,
} from '#wagons/classroom/contract/classroom.ts'

export function listPollQuestions(
  { bank, randomIndex }: { readonly bank: QuestionBank; readonly randomIndex: RandomIndex },
  moduleNumber: number,
  chooseLanguage: ChooseLanguage,
): Output<typeof contract> {
  const questions = (bank.get(moduleNumber) ?? []).flatMap((each) => {
    const words = wordsIn(each, chooseLanguage(languagesOf(each)))
    const { question, options } = words
    const order = shuffledIndices(options.length, randomIndex)
    return fitsPoll(words) ? { id: each.id, question, options: order.flatMap((at) => options[at] ?? []) } : []
  })
  return { questions }
}

const fitsPoll = ({ question, options }: QuestionWords) =>
  question.length <= maxPollQuestionLength && options.every(({ length }) => length <= maxPollOptionLength)
