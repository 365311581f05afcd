import type { Fault } from '../fault.ts'
import type { QuestionText, QuizText } from '../quizzes/quiz-text.ts'
import { contentStems } from '../words.ts'
import type { LessonText, Section } from './lesson-text.ts'

// Of the words of question, answer and explanation, weighed by how few sections have them, the section that teaches
// has at least this share, and at least this part of what the section that fits best has. Over the ninety questions
// of 2026 no honest one falls below (their least: 0.27 and 0.73), and 98 of 100 wrong sections do.
const leastShare = 0.2
const leastOfBest = 0.7

export function findTeachingFaults(quiz: QuizText, lesson: LessonText, language: string): Fault[] {
  const { file } = quiz
  return quiz.questions.flatMap((question) => {
    const reason = question.section && findReason(question, lesson, language)
    return reason ? [{ file, line: question.lineOf('section'), reason: `${question.id}: ${reason}` }] : []
  })
}

function findReason(question: QuestionText, lesson: LessonText, language: string): string | undefined {
  const { sections } = lesson
  const pointed = sections.findIndex(({ anchor }) => anchor === question.section)
  if (pointed < 0)
    return `the lesson has no section "${question.section}"; it has ${sections.map(({ anchor }) => anchor).join(', ')}`
  if (question.right < 0) return undefined

  const shares = shareTaught(question, sections, language)
  const here = shares[pointed] ?? 0
  const best = Math.max(...shares.filter((_, index) => index < sections.length - 1))
  const elsewhere = sections[shares.indexOf(best)]
  if (here < leastOfBest * best && elsewhere)
    return `the section "${question.section}" speaks less of this than "${elsewhere.anchor}"; point there, or teach the answer here`
  if (here < leastShare)
    return `the section "${question.section}" has hardly a word of this answer; teach it there, or point to another section`
  return undefined
}

/** From 0 to 1. A word that few sections have weighs more. */
export function shareTaught(
  question: QuestionText,
  sections: readonly Section[],
  language: string,
): number[] {
  const answer = question.options[question.right] ?? ''
  const words = contentStems([question.question, answer, question.explanation].join('\n'), language)
  const taught = sections.map(({ heading, text }) => contentStems(`${heading}\n${text}`, language))
  const weights = new Map(
    [...words].map((word) => {
      const having = taught.filter((stems) => stems.has(word)).length
      return [word, having ? Math.log((sections.length + 1) / having) : 1]
    }),
  )
  const weigh = (known: ReadonlySet<string>) =>
    [...weights].reduce((sum, [word, weight]) => sum + (known.has(word) ? weight : 0), 0)
  return taught.map((stems) => weigh(stems) / Math.max(weigh(words), Number.EPSILON))
}
