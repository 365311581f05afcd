import type { Fault } from '../fault.ts'
import { findQuizDrift } from '../translation-rules.ts'
import type { FormText } from './form-text.ts'

/** What a translated form has otherwise than that of the first language. */
export function findFormDrift(form: FormText, base: FormText): Fault[] {
  return [
    ...findQuizDrift(form, base),
    ...form.questions.flatMap((question) =>
      (['module', 'signing'] as const)
        .filter((key) => question[key] !== undefined)
        .map((key) => ({
          file: form.file,
          line: question.lineOf(key),
          reason: `${question.id}: a translation leaves "${key}" out; delete the line`,
        })),
    ),
  ]
}
