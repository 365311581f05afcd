import { type FormQuestionText, type FormText, parseForm } from './form-text.ts'

const entry = (index: number, prefix: string) => `
- id: ${prefix}-${index}
  module: ${Math.floor(index / 2) + 1}
  question: "What does box ${index} keep?"
  options: ["my old coins", "your new keys", "her lost cash", "his good salt"]
  answer: "${['my old coins', 'your new keys', 'her lost cash', 'his good salt'][index % 4]}"
  level: ${index % 2 ? 'apply' : 'understand'}
  idea: ${prefix}-idea-${index}${[5, 11, 13].includes(index) ? '\n  signing: true' : ''}`

/** A form as the first language has it; its entries begin at line 2. */
export const sampleFormFile = (prefix = 'a') =>
  Array.from({ length: 18 }, (_, index) => entry(index, prefix)).join('')

export function sampleForm(name: 'a' | 'b' = 'a', text = sampleFormFile(name)) {
  return parseForm({ file: `assessments/form-${name}.yaml`, isTranslation: false }, text)
}

/** `text` holds no fault of its own. */
export function formOf(name: 'a' | 'b' = 'a', text = sampleFormFile(name)): FormText {
  const { form, faults } = sampleForm(name, text)
  if (faults.length) throw new Error(faults.map(({ reason }) => reason).join('\n'))
  return form
}

/** The same form with other words in the question of one place, from 0. */
export function withQuestion(form: FormText, place: number, change: Partial<FormQuestionText>): FormText {
  return {
    ...form,
    questions: form.questions.map((question, index) =>
      index === place ? { ...question, ...change } : question,
    ),
  }
}
