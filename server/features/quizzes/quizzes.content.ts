import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { moduleCount, questionCount } from '#contract/values.ts'
import { ContentError, readYamlFile } from '#server/platform/content/yaml-file.ts'
import { sameAnswer } from './grading.ts'

const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max)

const questionEntry = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{3,64}$/, 'must be small letters, digits and dashes'),
    question: text(500),
    options: z.array(text(500)).min(3, 'must have 3 or 4 entries').max(4, 'must have 3 or 4 entries'),
    answer: text(500),
    explanation: text(1000),
    hint: text(1000),
    section: text(100),
  })
  .refine(({ options }) => distinct(options), { path: ['options'], error: 'must all be different' })
  .refine(({ options, answer }) => options.some((option) => sameAnswer(option, answer)), {
    path: ['answer'],
    error: 'must be one of the options',
  })

const quizFile = z
  .array(questionEntry)
  .length(questionCount, `must have exactly ${questionCount} questions`)
  .superRefine((questions, context) => {
    for (const [index, { id }] of questions.entries())
      if (questions.findIndex((other) => other.id === id) !== index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `is used twice: ${id}` })
  })

const distinct = (options: readonly string[]) =>
  options.every((option, index) => options.findIndex((other) => sameAnswer(option, other)) === index)

/** A question with its key. `version` changes with every change of its words; `answer` is one of `options`. */
export type Question = z.output<typeof questionEntry> & { readonly version: string }

/** The questions of each module, by module number from 1 to 9. */
export type QuestionBank = ReadonlyMap<number, readonly Question[]>

/**
 * Reads `quizzes/module-1.yaml` to `module-9.yaml` of the content folder.
 * @throws ContentError at the first question that breaks a rule of spec §3, or an id used twice.
 */
export function readQuestionBank(contentDir: string): QuestionBank {
  const bank = new Map<number, Question[]>()
  const seen = new Set<string>()
  for (let number = 1; number <= moduleCount; number++) {
    const file = join(contentDir, 'quizzes', `module-${number}.yaml`)
    const questions = readYamlFile(file, quizFile).map((entry) => ({ ...entry, version: versionOf(entry) }))
    for (const { id } of questions) {
      if (seen.has(id))
        throw new ContentError(file, 1, `the question id is used twice: ${id}, here and in another module`)
      seen.add(id)
    }
    bank.set(number, questions)
  }
  return bank
}

const versionOf = (entry: z.output<typeof questionEntry>) =>
  createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 16)
