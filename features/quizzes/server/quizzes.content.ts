import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { type ContentFolder, pathIn } from '#platform/server/content/content-folder.ts'
import { ContentError, readYamlFile } from '#platform/server/content/yaml-file.ts'

const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max)

const words = {
  question: text(500),
  options: z.array(text(500)).min(3, 'must have 3 or 4 entries').max(4, 'must have 3 or 4 entries'),
  answer: text(500),
  explanation: text(1000),
  hint: text(1000),
}

const id = z.string().regex(/^[a-z0-9-]{3,64}$/, 'must be small letters, digits and dashes')

/** What a question asks of the learner: to remember, to see why, or to judge a case that is new. */
export const questionLevels = ['recall', 'understand', 'apply'] as const

// For authors and `npm run check:content` alone; a folder of content that lacks them still starts.
const notes = { level: z.enum(questionLevels).optional(), idea: id.optional() }

/** All options differ, and one of them is the answer. */
export const hasOneKey = <T extends Keyed>(entry: z.ZodType<T>) =>
  entry
    .refine(({ options }) => distinct(options), { path: ['options'], error: 'must all be different' })
    .refine((question) => rightOption(question) !== -1, {
      path: ['answer'],
      error: 'must be one of the options',
    })

const quizFile = z
  .array(hasOneKey(z.strictObject({ id, ...words, section: text(100), ...notes })))
  .min(2, 'must have at least two questions')
  .max(999)
  .superRefine((questions, context) => {
    for (const [index, { id }] of questions.entries())
      if (questions.findIndex((other) => other.id === id) !== index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `is used twice: ${id}` })
  })

/** Options stand in the order of the first language, so that the order drawn fits both. */
const translationFile = (questions: readonly Entry[]) =>
  z.array(hasOneKey(z.strictObject({ id, ...words }))).superRefine((translated, context) => {
    for (const [index, entry] of translated.entries()) {
      const report = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, key], message })
      const question = questions.find(({ id }) => id === entry.id)
      if (!question) report('id', `is no question of this module: ${entry.id}`)
      else if (question.options.length !== entry.options.length)
        report('options', `must be as many as in the first language: ${question.options.length}`)
      else if (rightOption(question) !== rightOption(entry))
        report('answer', 'must be the same option as in the first language, at the same place')
    }
  })

const distinct = (options: readonly string[]) =>
  options.every((option, index) => options.findIndex((other) => sameAnswer(option, other)) === index)

/** `answer` is one of `options`. */
interface Keyed {
  readonly options: readonly string[]
  readonly answer: string
}

export interface QuestionWords extends Keyed {
  readonly question: string
  readonly explanation: string
  readonly hint: string
}

type Entry = z.output<typeof quizFile>[number]

/** `version` changes with its words in any language; `section` is the id of a heading in the lesson. */
export interface Question extends QuestionWords {
  readonly id: string
  readonly version: string
  readonly section: string
  readonly language: string
  readonly translations: Readonly<Record<string, QuestionWords>>
}

/** By module number. */
export type QuestionBank = ReadonlyMap<number, readonly Question[]>

/** In its present version; undefined for one that the content no longer has. */
export const findQuestion = (
  bank: QuestionBank,
  { moduleNumber, questionId }: { readonly moduleNumber: number; readonly questionId: string },
): Question | undefined => bank.get(moduleNumber)?.find(({ id }) => id === questionId)

/** Case and spaces around answers do not matter (S4.16). */
export function sameAnswer(left: string, right: string): boolean {
  return fold(left) === fold(right)
}

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** From 0; -1 when none is. */
export const rightOption = ({ options, answer }: Keyed) =>
  options.findIndex((option) => sameAnswer(option, answer))

/** @throws ContentError at the first question that breaks a rule of S3.11 or S3.12, or an id used twice. */
export function readQuestionBank(folder: ContentFolder, moduleCount: number): QuestionBank {
  const bank = new Map<number, Question[]>()
  const seen = new Set<string>()
  for (let number = 1; number <= moduleCount; number++) {
    const file = `quizzes/module-${number}.yaml`
    const questions = readQuiz(folder, file)
    for (const { id } of questions) {
      if (seen.has(id))
        throw new ContentError(
          pathIn(folder, folder.languages[0] ?? '', file),
          1,
          `the question id is used twice: ${id}, here and in another module`,
        )
      seen.add(id)
    }
    bank.set(number, questions)
  }
  return bank
}

function readQuiz(folder: ContentFolder, file: string): Question[] {
  const [language = '', ...others] = folder.languages
  const entries = readYamlFile(pathIn(folder, language, file), quizFile)
  const translated = others
    .map((other) => ({ other, path: pathIn(folder, other, file) }))
    .filter(({ path }) => existsSync(path))
    .map(({ other, path }) => ({ other, words: readYamlFile(path, translationFile(entries)) }))
  return entries.map(({ level: _level, idea: _idea, ...entry }) => {
    const translations = Object.fromEntries(
      translated.flatMap(({ other, words }) => {
        const { id, ...found } = words.find(({ id }) => id === entry.id) ?? {}
        return id === undefined ? [] : [[other, found as QuestionWords]]
      }),
    )
    const question = { ...entry, language, translations }
    return { ...question, version: versionOf(question) }
  })
}

const versionOf = (question: Omit<Question, 'version'>) =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 16)

declare module '#platform/server/feature.ts' {
  interface Content {
    readonly bank: QuestionBank
  }
}
