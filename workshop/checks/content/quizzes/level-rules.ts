import { questionLevels } from '#features/quizzes/server/quizzes.content.ts'
import { type Fault, percent } from '../fault.ts'
import type { QuestionFile } from './question-rules.ts'
import type { QuestionText, QuizText } from './quiz-text.ts'

// At least; memory has the rest: 40 % of a module, 35 % of the bank.
const fewestInModule = { understand: 0.3, apply: 0.3 }
const fewestInBank = { understand: 0.35, apply: 0.3 }

// Two questions cannot be divided into three levels.
const smallestQuiz = 5

/** Holds quizzes to asking for more than memory: how many questions of each level. */
export function findLevelFaults(place: string, quizzes: readonly QuizText[]): Fault[] {
  const large = quizzes.filter(({ questions }) => questions.length >= smallestQuiz)
  return [
    ...quizzes.flatMap(({ questions }) => questions.flatMap(faultOfLevel)),
    ...large.flatMap(({ file, questions }) => faultsOfShares(file, questions, fewestInModule)),
    ...faultsOfShares(
      place,
      large.flatMap(({ questions }) => questions),
      fewestInBank,
    ),
  ]
}

/** Each idea is asked for once, in all that is given. */
export function findIdeaFaults(files: readonly QuestionFile[]): Fault[] {
  const firstUse = new Map<string, QuestionText>()
  return files.flatMap(({ questions }) => questions.flatMap((question) => faultOfIdea(question, firstUse)))
}

function faultOfLevel({ file, id, level, lineOf }: QuestionText): Fault[] {
  if (level === undefined || questionLevels.some((known) => known === level)) return []
  const reason = `${id}: the level "${level}" is not known; the levels are ${questionLevels.join(', ')}`
  return [{ file, line: lineOf('level'), reason }]
}

function faultOfIdea(question: QuestionText, firstUse: Map<string, QuestionText>): Fault[] {
  const { file, id, idea, lineOf } = question
  if (idea === undefined) return []
  const first = firstUse.get(idea)
  firstUse.set(idea, first ?? question)
  const reason = !/^[a-z0-9-]{3,64}$/.test(idea)
    ? 'an idea is 3 to 64 small letters, digits and dashes; change it'
    : first
      ? `${first.id} in ${first.file}:${first.line} tests the idea "${idea}" already; ask for another`
      : undefined
  return reason === undefined ? [] : [{ file, line: lineOf('idea'), reason: `${id}: ${reason}` }]
}

function faultsOfShares(
  file: string,
  questions: readonly QuestionText[],
  fewest: typeof fewestInBank,
): Fault[] {
  const known = questions.filter(({ level }) => level !== undefined)
  if (!known.length) return []
  const asks = { understand: 'ask why', apply: 'put a new case' }
  return (['understand', 'apply'] as const).flatMap((wanted) => {
    const share = known.filter(({ level }) => level === wanted).length / known.length
    if (share >= fewest[wanted]) return []
    const reason = `${percent(share)} of the questions ${asks[wanted]} (at least ${percent(fewest[wanted])}); write more at the level "${wanted}"`
    return [{ file, line: 1, reason }]
  })
}
