import type { getFirstQuestion as contract } from '#features/guests/contract.ts'
import type { ChooseLanguage } from '#features/quizzes/server/attempt-view.ts'
import { languagesOf, shuffledIndices, wordsIn } from '#features/quizzes/server/question-options.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Parts } from '#platform/server/feature.ts'

export function getFirstQuestion(
  { bank, identity, randomIndex }: Pick<Parts, 'bank' | 'identity' | 'randomIndex'>,
  moduleNumber: number,
  chooseLanguage: ChooseLanguage,
): Output<typeof contract> {
  const { mode, anonymous } = identity.settings
  const [first] = bank.get(moduleNumber) ?? []
  // Of a hosted project it is not known whether it admits guests.
  if (!first || !anonymous || mode === 'firebase') return { question: null }
  const language = chooseLanguage(languagesOf(first))
  const { question, options } = wordsIn(first, language)
  const order = shuffledIndices(options.length, randomIndex)
  return { question: { question, options: order.flatMap((index) => options[index] ?? []), language } }
}
