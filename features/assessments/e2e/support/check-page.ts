import { expect, type Page } from '@playwright/test'
import { readForms } from '#features/assessments/server/forms.ts'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { optionNamed, questionOf } from '#workshop/e2e/support/quiz.ts'

const forms = readForms(openContentFolder(ownContentDir), 9)
const questions = [...(forms?.a ?? []), ...(forms?.b ?? [])]

export const questionCount = forms?.a.length ?? 0

/** As learners see it, in English and French. */
export const unknownOption = /^(I don’t know yet|Je ne sais pas encore)$/

export const beginButton = (page: Page) =>
  page.getByRole('button', { name: /^(Begin the check|Take it again|Commencer le test|Repasser le test)$/ })

export const nextButton = (page: Page) =>
  page.getByRole('button', { name: /^(Next|Finish|Suivant|Terminer)$/ })

export async function expectPosition(page: Page, position: number): Promise<void> {
  await expect(page.getByText(/^Question \d+ (of|sur) 18$/)).toHaveText(
    new RegExp(`^Question ${position} (of|sur) 18$`),
  )
}

/** By the words of a question, in any language. */
function keyOf(question: string) {
  const found = questions.find(({ words }) => [...words.values()].some((each) => each.question === question))
  const words = [...(found?.words.values() ?? [])].find((each) => each.question === question)
  if (!found || !words) throw new Error(`no such question: ${question}`)
  return { moduleNumber: found.moduleNumber, answer: words.options[found.right] ?? '' }
}

/** Chooses the right option, or says that it is not known yet. Returns the module that the question is about. */
export async function choose(page: Page, knows: (moduleNumber: number) => boolean): Promise<number> {
  const { moduleNumber, answer } = keyOf((await questionOf(page).textContent()) ?? '')
  const option = knows(moduleNumber)
    ? optionNamed(page, answer)
    : page.getByRole('radio', { name: unknownOption })
  await option.check()
  return moduleNumber
}

/** Answers what is left from the question at `from`, by the modules that the learner knows. */
export async function finishCheck(page: Page, knows: (moduleNumber: number) => boolean, from = 1) {
  for (let position = from; position <= questionCount; position++) {
    await expectPosition(page, position)
    await choose(page, knows)
    await nextButton(page).click()
  }
  await expect(questionOf(page)).toHaveCount(0)
}
