import { z } from 'zod'
import { hasOneKey, rightOption } from '#features/quizzes/server/quizzes.content.ts'

const id = z.string().regex(/^[a-z0-9-]{3,64}$/, 'must be small letters, digits and dashes')
const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max)

const words = {
  question: text(600),
  options: z.array(text(300)).length(4, 'must have 4 entries'),
  answer: text(300),
}

/** Both forms have as many questions of each module, so that their results can be compared. */
export const questionsInForm = 18

/** A form asks for no memory alone: that is what the quizzes do. */
export const formLevels = ['understand', 'apply'] as const

/** `assessments/form-a.yaml` or `form-b.yaml` of the first language, in the order in which the app keeps it. */
export const formFile = z
  .array(
    hasOneKey(
      z.strictObject({
        id,
        module: z.int().min(1),
        ...words,
        level: z.enum(formLevels),
        /** For authors alone. */
        idea: id,
        /** A case of what a wallet’s window shows: would you sign this? */
        signing: z.boolean().default(false),
      }),
    ),
  )
  .length(questionsInForm, `must have ${questionsInForm} questions`)
  .superRefine((entries, context) => {
    for (const [index, { id }] of entries.entries())
      if (entries.findIndex((other) => other.id === id) !== index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `is used twice: ${id}` })
  })

/** The option “I don’t know yet” is the app’s and stands in no file. */
export type FormQuestion = z.output<typeof formFile>[number]

/** The same file of a translation: all questions of `form`, in its order, each option at its place. */
export const formTranslationFile = (form: readonly FormQuestion[]) =>
  z
    .array(hasOneKey(z.strictObject({ id, ...words })))
    .length(form.length, `must have ${form.length} questions`)
    .superRefine((translated, context) => {
      for (const [index, entry] of translated.entries()) {
        const original = form[index]
        const report = (key: string, message: string) =>
          context.addIssue({ code: 'custom', path: [index, key], message })
        if (entry.id !== original?.id) report('id', `must be ${original?.id}, as in the first language`)
        else if (rightOption(entry) !== rightOption(original))
          report('answer', 'must be the same option as in the first language, at the same place')
      }
    })

/** What a translation says of one question. */
export type FormWords = z.output<ReturnType<typeof formTranslationFile>>[number]
