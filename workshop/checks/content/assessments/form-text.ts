import type { Fault } from '../fault.ts'
import { type QuestionText, readKeyedQuestion, textIn } from '../quizzes/quiz-text.ts'
import { parseYamlList, readTexts, refuseUnknownKeys } from '../yaml-text.ts'

/** One of the two forms of the check before and after the journey. */
export interface FormText {
  readonly file: string
  readonly questions: readonly FormQuestionText[]
}

/** A translation leaves out `module` and `signing` too. */
export interface FormQuestionText extends QuestionText {
  readonly module: number | undefined
  readonly signing: boolean | undefined
}

const keys = ['id', 'question', 'answer'] as const
const keysOfBase = ['level', 'idea'] as const

export function parseForm(
  { file, isTranslation }: { readonly file: string; readonly isTranslation: boolean },
  text: string,
): { form: FormText; faults: Fault[] } {
  const { entries, faults } = parseYamlList(file, text)
  const questions = entries.map((entry): FormQuestionText => {
    refuseUnknownKeys(file, entry, [...keys, 'options', 'module', ...keysOfBase, 'signing'], faults)
    const texts = readTexts(file, entry, keys, faults)
    const ofBase = isTranslation ? entry.value : readTexts(file, entry, keysOfBase, faults)
    const { module, signing } = entry.value
    const report = (key: string, reason: string) =>
      faults.push({ file, line: entry.lineOf(key), reason: `${texts.id}: ${reason}` })
    if (!isTranslation && !Number.isInteger(module)) report('module', '"module" must be its number')
    if (signing !== undefined && typeof signing !== 'boolean')
      report('signing', '"signing" must be true, or be left out')
    return {
      ...readKeyedQuestion(file, entry, texts, faults),
      explanation: '',
      section: undefined,
      level: textIn(ofBase.level),
      idea: textIn(ofBase.idea),
      module: typeof module === 'number' ? module : undefined,
      signing: typeof signing === 'boolean' ? signing : undefined,
    }
  })
  return { form: { file, questions }, faults }
}
