import type { CheckQuestion, Forms } from '#features/assessments/server/forms.ts'

const count = 18
const moduleCount = 9

/** The right option stands at this place, as written. */
export const rightPlace = 2

/** Two forms in two languages, two questions a module, so that tests depend on no content. */
export const sampleForms: Forms = { a: sampleForm('a'), b: sampleForm('b') }

function sampleForm(name: string): CheckQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `${name}-${index + 1}`
    const words = (language: string) => ({
      question: `${language} ${id}?`,
      options: [0, 1, 2, 3].map((place) => `${language} ${id} option ${place}`),
    })
    return {
      id,
      moduleNumber: Math.floor((index * moduleCount) / count) + 1,
      isSigning: index % 6 === 5,
      right: rightPlace,
      words: new Map([
        ['en', words('en')],
        ['fr', words('fr')],
      ]),
    }
  })
}
