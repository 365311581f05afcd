import { formLevels, questionsInForm } from '#features/assessments/server/form-file.ts'
import type { Fault } from '../fault.ts'
import type { FormQuestionText, FormText } from './form-text.ts'

const optionsOfQuestion = 4
const signingCases = 3
const mostAtOnePlace = 7

/** Holds a form to its cut, which is that of its sister: what is asked at which place. Of the first language alone. */
export function findFormFaults({ file, questions }: FormText): Fault[] {
  const ofForm = (reason: string) => ({ file, line: 1, reason })
  const signing = questions.filter((question) => question.signing).length
  return [
    ...(questions.length === questionsInForm
      ? []
      : [ofForm(`has ${questions.length} questions; a form has ${questionsInForm}, two of each module`)]),
    ...(signing === signingCases
      ? []
      : [ofForm(`has ${signing} questions with "signing: true"; a form has ${signingCases}`)]),
    ...placesOf(questions)
      .filter(({ count }) => count > mostAtOnePlace)
      .map(({ place, count }) =>
        ofForm(`has ${count} right options at place ${place} (at most ${mostAtOnePlace}); move some`),
      ),
    ...questions.flatMap((question, index) =>
      [faultOfModule(question, index), faultOfLevel(question, index), faultOfCount(question)]
        .filter((found) => found !== undefined)
        .map(([key, reason]) => ({ file, line: question.lineOf(key), reason: `${question.id}: ${reason}` })),
    ),
  ]
}

const placesOf = (questions: readonly FormQuestionText[]) =>
  Array.from({ length: optionsOfQuestion }, (_, index) => ({
    place: index + 1,
    count: questions.filter(({ right }) => right === index).length,
  }))

type Found = [key: string, reason: string] | undefined

function faultOfModule({ module }: FormQuestionText, index: number): Found {
  const expected = Math.floor(index / formLevels.length) + 1
  if (module === expected) return undefined
  return ['module', `question ${index + 1} of a form is about module ${expected}, not ${module}`]
}

function faultOfLevel({ level, signing }: FormQuestionText, index: number): Found {
  const expected = formLevels[index % formLevels.length]
  if (level !== expected)
    return ['level', `the level is "${level}"; of each module a form asks ${formLevels.join(', then ')}`]
  if (signing && level !== 'apply') return ['signing', 'what to sign is a case; its level is "apply"']
  return undefined
}

function faultOfCount({ options }: FormQuestionText): Found {
  if (options.length === optionsOfQuestion) return undefined
  return ['options', `has ${options.length} options; a question of a form has ${optionsOfQuestion}`]
}
