import { sameAnswer } from '#features/quizzes/server/quizzes.content.ts'
import type { Fault } from '../fault.ts'
import { parseYamlList, readTexts, refuseUnknownKeys, type YamlEntry } from '../yaml-text.ts'

export interface QuizText {
  readonly file: string
  readonly moduleNumber: number
  readonly language: string
  readonly questions: readonly QuestionText[]
}

/** `right` is the place of the answer among the options, from 0; -1 when it is none of them. */
export interface QuestionText {
  readonly file: string
  readonly line: number
  readonly id: string
  readonly question: string
  readonly options: readonly string[]
  readonly right: number
  readonly explanation: string
  /** Undefined in a translation, which leaves it out; so are `level` and `idea`. */
  readonly section: string | undefined
  readonly level: string | undefined
  readonly idea: string | undefined
  readonly lineOf: (key: string) => number
}

const keys = ['id', 'question', 'answer', 'explanation', 'hint'] as const
const keysOfBase = ['section', 'level', 'idea'] as const

export function parseQuiz(
  place: { file: string; moduleNumber: number; language: string; isTranslation: boolean },
  text: string,
): { quiz: QuizText; faults: Fault[] } {
  const { file, moduleNumber, language, isTranslation } = place
  const { entries, faults } = parseYamlList(file, text)
  const questions = entries.map((entry): QuestionText => {
    refuseUnknownKeys(file, entry, [...keys, 'options', ...keysOfBase], faults)
    const texts = readTexts(file, entry, keys, faults)
    const ofBase = isTranslation ? entry.value : readTexts(file, entry, keysOfBase, faults)
    return {
      ...readKeyedQuestion(file, entry, texts, faults),
      explanation: texts.explanation,
      section: textIn(ofBase.section),
      level: textIn(ofBase.level),
      idea: textIn(ofBase.idea),
    }
  })
  return { quiz: { file, moduleNumber, language, questions }, faults }
}

/** What all questions have that are graded: words, options, and one of these that is right. */
export function readKeyedQuestion(
  file: string,
  entry: YamlEntry,
  { id, question, answer }: Readonly<Record<'id' | 'question' | 'answer', string>>,
  faults: Fault[],
) {
  const { line, lineOf } = entry
  const { options: given } = entry.value
  const options = Array.isArray(given) ? given.filter((option) => typeof option === 'string') : []
  if (!Array.isArray(given) || options.length < given.length)
    faults.push({
      file,
      line: lineOf('options'),
      reason: '"options" must be a list of texts; put each in quotes',
    })
  const right = options.findIndex((option) => sameAnswer(option, answer))
  return { file, line, lineOf, id, question, options: options.map((option) => option.trim()), right }
}

export const textIn = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
