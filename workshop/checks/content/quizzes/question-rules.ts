import { sameAnswer } from '#features/quizzes/server/quizzes.content.ts'
import type { Fault } from '../fault.ts'
import type { QuestionText, QuizText } from './quiz-text.ts'

/** What holds questions: a quiz, or a form of the check. */
export type QuestionFile = Pick<QuizText, 'file' | 'questions'>

/** Holds the questions of one language to their form (S3.11, S3.12): how many, which options, which answer. */
export function findQuestionFaults(quizzes: readonly QuestionFile[]): Fault[] {
  const firstUse = new Map<string, QuestionText>()
  return quizzes.flatMap(({ file, questions }) => [
    ...(questions.length > 1
      ? []
      : [{ file, line: 1, reason: `has ${questions.length} questions; a quiz has at least two` }]),
    ...questions.flatMap((question) =>
      [faultOfId(question, firstUse), faultOfCount(question), faultOfTwins(question), faultOfAnswer(question)]
        .filter((reason) => reason !== undefined)
        .map(([key, reason]) => ({ file, line: question.lineOf(key), reason: `${question.id}: ${reason}` })),
    ),
  ])
}

type Reason = [key: string, reason: string] | undefined

function faultOfId(question: QuestionText, firstUse: Map<string, QuestionText>): Reason {
  const { id } = question
  if (!/^[a-z0-9-]{3,64}$/.test(id))
    return ['id', 'an id is 3 to 64 small letters, digits and dashes; change it']
  const first = firstUse.get(id)
  if (first)
    return ['id', `this id is used already in ${first.file}:${first.line}; give this question its own`]
  firstUse.set(id, question)
  return undefined
}

function faultOfCount({ options }: QuestionText): Reason {
  if (options.length === 3 || options.length === 4) return undefined
  return ['options', `has ${options.length} options; a question has three or four`]
}

function faultOfTwins({ options }: QuestionText): Reason {
  const twin = options.find((option, index) =>
    options.some((other, before) => before < index && sameAnswer(option, other)),
  )
  return twin === undefined
    ? undefined
    : ['options', `the option "${twin}" is there twice; change one of them`]
}

function faultOfAnswer({ right }: QuestionText): Reason {
  return right >= 0
    ? undefined
    : ['answer', 'the answer is none of the options; copy the right one word for word']
}
